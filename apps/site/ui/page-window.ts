/** Page numbers to show around `page`, first and last always; null stands for a gap of two or more. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount])
  for (let near = page - 2; near <= page + 2; near += 1) if (near >= 1 && near <= pageCount) shown.add(near)
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => fillGap(sorted[index - 1], number))
}

function fillGap(before: number | undefined, number: number): (number | null)[] {
  if (before === undefined || number - before === 1) return [number]
  return number - before === 2 ? [number - 1, number] : [null, number]
}
