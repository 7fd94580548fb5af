/** Right half of the figure, a little over its middle so that no seam shows. */
const HALF =
  'M-4-1545H50C50-1500 52-1478 62-1462C84-1436 128-1430 166-1414C208-1396 226-1362 232-1306C242-1226 246-1160 254-1080C262-1000 262-930 262-862C266-812 264-752 246-728' +
  'C232-714 218-732 216-772C212-802 212-830 210-862C204-940 198-1010 190-1080C184-1140 178-1200 168-1262C162-1200 152-1150 152-1096C154-1030 172-970 176-900' +
  'C184-790 166-620 152-500C156-400 142-240 126-112C124-84 126-66 138-48C150-34 156-18 154 0H62C58-14 58-34 64-60C70-84 68-110 66-140C54-250 56-400 62-500C56-640 34-750 14-846H-4Z'

/** A neutral figure of 1,750 mm seen from ahead, feet on y = 0, its middle at x = 0. */
export const PERSON = {
  heightMm: 1750,
  widthMm: 530,
  markup: `<ellipse cy="-1632" rx="79" ry="118"/><path id="h" d="${HALF}"/><use href="#h" transform="scale(-1 1)"/>`,
} as const
