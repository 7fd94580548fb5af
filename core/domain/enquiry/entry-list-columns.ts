import { ENTRY_LIST_COLUMNS, type EntryListColumn } from '#contract/enquiry-values.ts'
import type { ListColumns } from '#core/domain/import/index.ts'

/** How fairs, CRMs, phones and card scanners call what a list of enquiries has, in English and Chinese. */
export const ENTRY_LIST: ListColumns<EntryListColumn> = {
  names: ENTRY_LIST_COLUMNS,
  needed: ['name'],
  aliases: {
    name: ['full name', 'contact', 'contact name', 'contact person', 'customer name', 'buyer', 'client', '姓名', '联系人', '客户', '客户姓名', '称呼'],
    company: ['company name', 'organisation', 'organization', 'firm', 'business', '公司', '公司名称', '单位', '企业'],
    mail: ['email', 'e-mail', 'email address', 'e-mail address', 'mail address', '邮箱', '电子邮箱', '邮件', '电子邮件'],
    mobile: [
      'mobile number',
      'mobile phone',
      'phone',
      'phone number',
      'telephone',
      'tel',
      'cell',
      'cell phone',
      'cellphone',
      '手机',
      '手机号',
      '电话',
      '联系电话',
    ],
    whatsapp: ['whatsapp number', 'wa', 'whats app', 'whatsapp号', 'whatsapp号码'],
    country: ['country or region', 'country/region', 'nation', 'market', '国家', '国家地区', '国家/地区', '市场'],
    language: ['lang', 'language code', '语言', '语种'],
    remark: ['message', 'notes', 'note', 'comment', 'comments', 'requirements', 'requirement', 'interest', 'needs', '备注', '需求', '留言', '询盘内容', '说明'],
    subject: ['model', 'car', 'vehicle', 'model sign', 'stock reference', 'part number', '车型', '意向车型', '库存编号', '产品'],
    quantity: ['qty', 'units', 'pieces', 'number of units', '数量', '台数'],
    destination_port: ['port', 'destination', 'port of destination', 'destination port', '目的港', '港口'],
    price_basis: ['incoterm', 'incoterms', 'price term', 'price terms', 'trade term', '价格条款', '贸易术语'],
  },
}
