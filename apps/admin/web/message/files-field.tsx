import { Box, Button, IconButton } from '@mui/material'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { MESSAGE_FILE_FAULTS, MESSAGE_FILE_TYPES, MESSAGE_LIMITS } from '#contract/message-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

const ENDINGS = Object.values(MESSAGE_FILE_TYPES)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')
const MEGABYTE = 1024 * 1024

type FilesFieldProps = {
  files: readonly File[]
  /** What the server said of them: `files.0` and of all together `files`. */
  issues: readonly { path: string; key: string }[]
  onChange: (files: readonly File[]) => void
}

/** True of more files, or of more bytes together, than go with one mail. */
export function isTooMuch(files: readonly File[]): boolean {
  return files.length > MESSAGE_LIMITS.files || bytesOf(files) > MESSAGE_LIMITS.sentBytes
}

/** Files that go with a mail: chosen one after the other or at once, each with its size and a button that takes it out again. */
export function FilesField({ files, issues, onChange }: FilesFieldProps) {
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const faultOf = (path: string) => {
    const key = issues.find((issue) => issue.path === path)?.key
    return MESSAGE_FILE_FAULTS.find((fault) => fault === key)
  }
  const isWrong = isTooMuch(files) || faultOf('files') !== undefined
  const limits = say('message.attach.limits', { most: MESSAGE_LIMITS.files, size: MESSAGE_LIMITS.sentBytes / MEGABYTE })
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" size="small" startIcon={<Paperclip size={16} />} onClick={() => input.current?.click()} sx={{ minHeight: 40, flex: 'none' }}>
          {say('message.attach.add')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ENDINGS}
          aria-label={say('message.attach.add')}
          onChange={(event) => {
            onChange([...files, ...(event.target.files ?? [])])
            // So that a file that was taken out can be chosen again.
            event.target.value = ''
          }}
        />
        <Box role={isWrong ? 'alert' : undefined} sx={{ flex: '1 1 200px', fontSize: 12.5, color: isWrong ? COLOURS.danger : 'text.secondary' }}>
          {limits}
        </Box>
      </Box>
      {files.length > 0 && (
        <Box component="ul" aria-label={say('message.attach.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {files.map((file, index) => {
            const fault = faultOf(`files.${index}`)
            return (
              <Box
                key={`${index} ${file.name}`}
                component="li"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  pl: 1.5,
                  minWidth: 0,
                  border: `1px solid ${COLOURS.line}`,
                  borderRadius: '6px',
                  fontSize: 13.5,
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
                  <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                    {file.name}
                  </Box>
                  {fault !== undefined && <Box sx={{ color: COLOURS.danger, fontSize: 12.5 }}>{say(`message.attach.fault.${fault}`)}</Box>}
                </Box>
                <Box sx={{ flex: 'none', color: 'text.secondary', fontSize: 12.5 }}>
                  {say('message.kilobytes', { size: Math.max(1, Math.round(file.size / 1000)) })}
                </Box>
                <IconButton
                  aria-label={say('message.attach.remove', { name: file.name })}
                  onClick={() => onChange(files.filter((_file, place) => place !== index))}
                  sx={{ width: 40, height: 40, flex: 'none' }}
                >
                  <X size={16} />
                </IconButton>
              </Box>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
