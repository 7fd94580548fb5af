import type { AnswerTemplateKind } from '#contract/answer-template-values.ts'

/** A template of the demonstration; what it says is told in `demo/texts/<locale>/templates.json` under its sign. */
export type DemoAnswerTemplate = { sign: string; kind: AnswerTemplateKind; name: string }

/** Templates that a salesperson of a vehicle exporter uses each day; colleagues read the names in English and Chinese. */
export const DEMO_ANSWER_TEMPLATES: readonly DemoAnswerTemplate[] = [
  { sign: 'first-answer', kind: 'message', name: 'First answer · 首次回复' },
  { sign: 'port-price', kind: 'message', name: 'Price at the buyer’s port · 到港价' },
  { sign: 'offer-reminder', kind: 'message', name: 'Quotation sent: reminder · 报价跟进' },
  { sign: 'car-sold', kind: 'message', name: 'Sold: alternatives · 已售出，推荐其他' },
  { sign: 'payment', kind: 'message', name: 'How to pay, and to check our account · 付款与账户核对' },
  { sign: 'documents', kind: 'message', name: 'Documents for the import · 进口文件' },
  { sign: 'inspection-video', kind: 'snippet', name: 'Inspection video · 验车视频' },
  { sign: 'delivery-time', kind: 'snippet', name: 'Delivery time · 交货时间' },
  { sign: 'out-of-hours', kind: 'snippet', name: 'Greeting out of hours · 非工作时间问候' },
  { sign: 'thanks', kind: 'snippet', name: 'Thanks · 致谢' },
]
