/** Lines of the postal address, without empty ones. */
export function addressLines({ address }: { address: string }): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
