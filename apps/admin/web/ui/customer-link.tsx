import { Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** A link to whoever is behind something. */
export function CustomerLink({ id }: { id: number }) {
  const say = useMessages()
  return (
    <Link component={LinkBase} to={`/customers/${id}`}>
      {say('customer.open')}
    </Link>
  )
}
