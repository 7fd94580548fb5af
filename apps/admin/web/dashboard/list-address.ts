/** Address of the enquiries list with these filters, as react-admin reads it. */
export function listAddress(filter: Record<string, unknown>): string {
  return `#/enquiries?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1', sort: 'created_at', order: 'DESC', perPage: '25' }).toString()}`
}
