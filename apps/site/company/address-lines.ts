import type { Company } from '#contract/company.ts'

/** Lines of the postal address, without empty ones. */
export function addressLines({ address }: Pick<Company, 'address'>): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
