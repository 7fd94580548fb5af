/** What the site keeps in the browser, as a table. */
export type StorageView = {
  title: string
  intro: string
  columns: [string, string, string]
  rows: { name: string; purpose: string; kept: string }[]
  note: string
}
