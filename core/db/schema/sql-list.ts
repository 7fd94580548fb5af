/** SQL list for a check constraint: `'a','b'`. Values are lists of the contract, never input. */
export function sqlList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(',')
}
