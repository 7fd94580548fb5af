/** Figures 0–9 as outlines (IBM Plex Sans, weight 450, SIL Open Font License 1.1): a picture cannot load the site's fonts. 120 units wide, 140 high. */
const OUTLINES = [
  'M60 2q-17 0-28-8q-11-9-16-25q-5-16-5-39q0-23 5-39q5-16 16-24q11-9 28-9q17 0 28 9q11 8 16 24q5 16 5 39q0 23-5 39q-5 16-16 25q-11 8-28 8zM60-14q10 0 17-6q6-5 9-15q3-10 3-23v-24q0-13-3-22q-3-10-9-16q-7-5-17-5q-10 0-17 5q-6 6-9 16q-3 9-3 22v24q0 13 3 23q3 10 9 15q7 6 17 6z',
  'M111 0h-93v-17h39v-108h-2l-34 33l-11-11l36-37h30v123h35v17z',
  'M107-17v17h-93v-19l45-41q11-9 17-19q6-10 6-19v-3q0-11-6-17q-7-7-18-7q-13 0-19 7q-6 6-9 16l-17-7q3-8 8-16q6-7 15-12q9-5 23-5q14 0 24 5q9 6 14 15q6 9 6 21q0 11-5 20q-4 9-11 17q-7 8-16 16l-36 31h72z',
  'M37-81h15q14 0 21-6q6-6 6-16v-1q0-11-6-16q-7-5-18-5q-10 0-17 4q-7 5-11 13l-14-11q4-6 10-11q5-5 13-9q9-3 20-3q12 0 22 4q10 4 16 12q6 8 6 20q0 13-8 21q-8 8-19 11v1q8 1 14 5q7 5 11 12q4 7 4 18q0 12-6 21q-6 9-17 14q-11 5-25 5q-13 0-21-3q-9-4-15-9q-6-6-11-12l15-11q5 8 12 13q7 6 20 6q14 0 21-7q7-6 7-18v-1q0-12-7-18q-8-7-22-7h-16v-16z',
  'M92 0h-18v-27h-67v-17l58-96h27v97h20v16h-20v27zM72-123l-47 80h49v-80h-2z',
  'M101-140v17h-62l-4 52h2q3-5 7-9q3-4 9-6q5-2 12-2q12 0 22 5q9 6 15 15q5 10 5 24q0 13-5 24q-6 10-17 16q-11 6-26 6q-12 0-20-3q-9-4-15-9q-6-6-10-12l15-11q5 8 11 13q7 6 19 6q14 0 21-8q7-7 7-20v-2q0-13-7-20q-7-8-21-8q-9 0-15 4q-5 3-9 8l-16-2l5-78h77z',
  'M60 2q-15 0-25-6q-11-7-17-19q-6-12-6-29q0-15 5-28q4-14 12-25q7-12 16-20q9-9 17-15h26q-16 11-27 22q-11 11-18 23q-7 12-10 27l1 1q3-6 7-11q5-4 11-7q6-2 15-2q12 0 21 5q9 5 15 15q5 9 5 23q0 13-6 24q-6 11-17 17q-10 5-25 5zM60-14q9 0 15-3q6-3 9-10q4-6 4-15v-2q0-9-4-15q-3-6-9-9q-6-4-15-4q-9 0-15 4q-6 3-9 9q-4 6-4 15v2q0 9 4 15q3 7 9 10q6 3 15 3z',
  'M55 0h-20l52-123h-57v26h-17v-43h93v17l-51 123z',
  'M60 2q-16 0-27-5q-11-5-16-14q-6-10-6-21q0-14 8-23q7-8 20-11v-2q-11-4-17-12q-7-9-7-21q0-16 12-25q12-10 33-10q21 0 33 10q12 9 12 25q0 12-7 21q-6 8-17 12v2q13 3 20 11q8 9 8 23q0 11-6 21q-5 9-16 14q-11 5-27 5zM60-14q14 0 21-6q8-6 8-17v-5q0-11-8-17q-7-6-21-6q-14 0-21 6q-8 6-8 17v5q0 11 8 17q7 6 21 6zM60-81q12 0 19-5q6-6 6-16v-3q0-10-6-15q-7-6-19-6q-12 0-19 6q-6 5-6 15v3q0 10 6 16q7 5 19 5z',
  'M108-88q0 15-5 29q-4 13-12 25q-7 11-16 20q-9 8-17 14h-26q16-11 27-22q11-10 18-22q7-12 10-28h-1q-3 5-7 10q-5 4-11 7q-6 3-15 3q-12 0-21-5q-9-6-15-15q-5-10-5-23q0-14 6-25q6-10 17-16q10-6 25-6q15 0 25 7q11 6 17 18q6 12 6 29zM60-68q9 0 15-3q6-4 9-10q4-6 4-15v-2q0-9-4-15q-3-6-9-9q-6-4-15-4q-9 0-15 4q-6 3-9 9q-4 6-4 15v2q0 9 4 15q3 6 9 10q6 3 15 3z',
]
const WIDTH = 120
const HEIGHT = 140

/** Definitions of the figures that the numbers need, for `<defs>`. */
export function figureDefinitions(numbers: readonly number[], prefix: string): string {
  const digits = new Set(numbers.flatMap((number) => [...String(number)]))
  return [...digits]
    .toSorted()
    .map((digit) => `<path id="${prefix}${digit}" d="${OUTLINES[Number(digit)]}"/>`)
    .join('')
}

/** A whole number whose middle stands on the base line at `x`, `y`; `height` of its figures in the drawing's units; upright or read from the right. */
export function figures(number: number, at: { x: number; y: number; height: number; prefix: string; isTurned?: boolean }): string {
  const scale = at.height / HEIGHT
  const digits = [...String(number)]
  const start = (-digits.length * WIDTH) / 2
  const uses = digits.map((digit, index) => `<use href="#${at.prefix}${digit}" x="${start + index * WIDTH}"/>`).join('')
  const turn = at.isTurned ? ' rotate(-90)' : ''
  return `<g class="f" transform="translate(${Math.round(at.x)} ${Math.round(at.y)})${turn} scale(${scale.toFixed(3)})">${uses}</g>`
}
