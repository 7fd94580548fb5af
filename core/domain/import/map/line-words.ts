import { halvesOf } from '#core/domain/import/map/headings/halves.ts'
import { cellText, type RawCell } from '#core/domain/import/read/raw-row.ts'

/** Words of totals as they stand at the start of a cell. A Latin word ends where its letters do; a Chinese one may be followed by anything: `合计Total`. */
const TOTAL =
  /^(?:[合总小共][计計]|總計|总数|总共|累计|总(?:金额|价|台数|数量|额)|(?:数量|金额|台数)(?:[合总小][计計])|(?:本页|全部)(?:[合总小][计計])|共\d+[台辆款]|(?:totals?|totale|grand ?total|page ?(?:sub-?)?total|sub-? ?total|sum|итого|всего)(?!\p{L}))|^\d+(?:台|辆| ?units?| ?cars?| ?vehicles?)$/iu

/** How a note begins. */
const NOTE =
  /^(?:备注|備註|注[:：\d]|注意|说明|附注|以上|注释|报价有效|价格有效|付款方式|联系|联系人|电话|note|notes|remarks?|n\.?b\.?\s|terms|payment|valid|contact|tel|price valid|all prices|\*|※|★)/iu

/** What names a note and says nothing yet: `备注`, `Remarks`. */
const LABEL =
  /^(?:备注|備註|注|注意|注意事项|说明|(?:特别|价格|报价|补充)说明|附注|注释|温馨提示|提示|付款方式|付款条件|交货期|交货时间|有效期|报价有效期|联系人|联系方式|联系电话|电话|notes?|please note|remarks?|attention|important|tips?|nb|n\.b\.|(?:payment )?terms|payment|(?:price )?validity|delivery(?: time)?|contact(?: person)?|tel)$/iu

/** The marks in which such words are put: `【合计】`, `* Total`, `1、以上价格`. */
const FRAME = /^[\s*#※★•·[\]【】()（）「」<>《》]+/u
const ORDINAL = /^\d{1,2}\s*[、.)）．]\s*(?=\p{Script=Han})/u

/** A quantity alone, or a stroke: what stands beside the word in a line of totals. */
const QUANTITY = /^[-–—/\s]*$|^[\d.,\s]+(?:[台辆款件个行条]|units?|cars?|vehicles?|pcs|sets?)?(?:\s*[/(（]?\s*(?:units?|cars?|vehicles?|pcs|台|辆)[)）]?)?$/iu

/** `合计 Total`, `合计/Total：`, `小计Subtotal`, `12 台`. */
export function isTotalWord(cell: RawCell): boolean {
  if (typeof cell !== 'string') return false
  const bare = cell.normalize('NFKC').replace(FRAME, '').trim()
  return TOTAL.test(bare.replace(/(?<=\p{Script=Han}|\d)\s+(?=\p{Script=Han}|\d)/gu, '').replace(/\s+/g, ' '))
}

export function isQuantity(cell: RawCell): boolean {
  return typeof cell === 'number' || QUANTITY.test(cellText(cell).normalize('NFKC').trim())
}

export function isNoteWord(cell: RawCell): boolean {
  return typeof cell === 'string' && (NOTE.test(cell.trim()) || NOTE.test(cell.replace(FRAME, '').replace(ORDINAL, '')))
}

/** A word that can stand for nothing but a note, in Chinese, with a colon or in two languages: `备注 Remarks: …`. English `Note` alone may be a model. */
export function isNoteLabel(cell: RawCell): boolean {
  if (typeof cell !== 'string') return false
  const bare = cell.replace(FRAME, '').trim()
  const [first = '', second = ''] = halvesOf(bare)
  const name = first.replace(/[:：\s\])）】」>》]+$/u, '')
  return LABEL.test(name) && (/\p{Script=Han}/u.test(name) || LABEL.test(second.trim()) || /[:：]/u.test(bare))
}
