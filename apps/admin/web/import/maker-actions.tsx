import { Box, Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { KnownMakerDialog } from './known-maker-dialog.tsx'
import { makerNames } from './maker-names.ts'
import type { RunEdit } from './open-run.tsx'

/** The longest name that a maker may have. */
const NAME_LENGTH = 60

/** Beside a maker whom nobody knows: the form of a new one, and the choice of one that is there by another name. */
export function MakerActions({ name, edit }: { name: string; edit: RunEdit }) {
  const say = useMessages()
  const redirect = useRedirect()
  const mayWrite = useMay('catalogue.write')
  const [isChoosing, setChoosing] = useState(false)
  if (!mayWrite || name === '') return null
  const names = makerNames(name)
  // What was typed is kept first: the form is another page.
  const add = async () => {
    if (await edit.keep()) {
      redirect(`/catalogue/brands/new?${new URLSearchParams({ name: names.name, name_zh: names.nameZh, import: String(edit.runId) }).toString()}`)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.75 }}>
      <Button size="small" variant="outlined" startIcon={<Plus size={16} />} onClick={() => void add()}>
        {say('imports.addMaker')}
      </Button>
      {name.length <= NAME_LENGTH && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {say('imports.knownMaker')}
        </Button>
      )}
      {isChoosing && <KnownMakerDialog name={name} edit={edit} onClose={() => setChoosing(false)} />}
    </Box>
  )
}
