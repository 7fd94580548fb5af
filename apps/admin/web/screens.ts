import { lazy, type ComponentType } from 'react'
import type { Right } from './api/use-self.ts'

/** A screen in the frame: its address, the right that opens it (none: whoever is logged in), and what it shows. */
export type Screen = { path: string; permission?: Right; Page: ComponentType }

const AccountPage = lazy(() => import('./account/account-page.tsx'))
const ActivitiesPage = lazy(() => import('./activity/activities-page.tsx'))
const ActivityPage = lazy(() => import('./activity/activity-page.tsx'))
const AnswerTemplatePage = lazy(() => import('./answer-template/answer-template-page.tsx'))
const AnswerTemplatesPage = lazy(() => import('./answer-template/answer-templates-page.tsx'))
const ArticlePage = lazy(() => import('./article/article-page.tsx'))
const ArticlesPage = lazy(() => import('./article/articles-page.tsx'))
const AuditPage = lazy(() => import('./audit/audit-page.tsx'))
const CountriesPage = lazy(() => import('./country/countries-page.tsx'))
const CountryPage = lazy(() => import('./country/country-page.tsx'))
const CustomerPage = lazy(() => import('./customer/customer-page.tsx'))
const CustomersPage = lazy(() => import('./customer/customers-page.tsx'))
const DealersPage = lazy(() => import('./dealer/dealers-page.tsx'))
const DealerPage = lazy(() => import('./dealer/dealer-page.tsx'))
const GlossaryPage = lazy(() => import('./translation/glossary-page.tsx'))
const GlossaryTermPage = lazy(() => import('./translation/glossary-term-page.tsx'))
const LanguagesPage = lazy(() => import('./translation/languages-page.tsx'))
const SideBySidePage = lazy(() => import('./translation/side-by-side-page.tsx'))
const AlertsPage = lazy(() => import('./demand/alerts-page.tsx'))
const DemandPage = lazy(() => import('./demand/demand-page.tsx'))
const DownloadPage = lazy(() => import('./download/download-page.tsx'))
const DownloadsPage = lazy(() => import('./download/downloads-page.tsx'))
const EnquiriesPage = lazy(() => import('./enquiry/enquiries-page.tsx'))
const EnterEnquiryPage = lazy(() => import('./enquiry/enter-enquiry-page.tsx'))
const EnquiryPage = lazy(() => import('./enquiry/enquiry-page.tsx'))
const FaqPage = lazy(() => import('./faq/faq-page.tsx'))
const FaqsPage = lazy(() => import('./faq/faqs-page.tsx'))
const ImportRulePage = lazy(() => import('./import-rule/import-rule-page.tsx'))
const ImportRulesPage = lazy(() => import('./import-rule/import-rules-page.tsx'))
const KeepingTimesPage = lazy(() => import('./keeping-time/keeping-times-page.tsx'))
const LegalPage = lazy(() => import('./legal/legal-page.tsx'))
const LegalPages = lazy(() => import('./legal/legal-pages.tsx'))
const LevelPage = lazy(() => import('./member/level-page.tsx'))
const LevelsPage = lazy(() => import('./member/levels-page.tsx'))
const ListingFeedsPage = lazy(() => import('./listing-feed/listing-feeds-page.tsx'))
const MemberPage = lazy(() => import('./member/member-page.tsx'))
const MembersPage = lazy(() => import('./member/members-page.tsx'))
const PortPage = lazy(() => import('./port/port-page.tsx'))
const PortsPage = lazy(() => import('./port/ports-page.tsx'))
const QuotationPage = lazy(() => import('./quotation/quotation-page.tsx'))
const QuotationsPage = lazy(() => import('./quotation/quotations-page.tsx'))
const PriceSheetsPage = lazy(() => import('./price-sheet/price-sheets-page.tsx'))
const SheetRowPage = lazy(() => import('./price-sheet/sheet-row-page.tsx'))
const SheetRowsPage = lazy(() => import('./price-sheet/sheet-rows-page.tsx'))
const TasksPage = lazy(() => import('./task/tasks-page.tsx'))
const TrialPage = lazy(() => import('./price-sheet/trial-page.tsx'))
const ReportsPage = lazy(() => import('./report/reports-page.tsx'))
const RedirectPage = lazy(() => import('./redirect/redirect-page.tsx'))
const RedirectsPage = lazy(() => import('./redirect/redirects-page.tsx'))
const RoutingPage = lazy(() => import('./routing/routing-page.tsx'))
const SettingsPage = lazy(() => import('./setting/settings-page.tsx'))
const ImportPage = lazy(() => import('./import/import-page.tsx'))
const ImportsPage = lazy(() => import('./import/imports-page.tsx'))
const NewStockPage = lazy(() => import('./stock/new-stock-page.tsx'))
const StockPage = lazy(() => import('./stock/stock-page.tsx'))
const StockRecordPage = lazy(() => import('./stock/stock-record-page.tsx'))
const UnitPhotosPage = lazy(() => import('./stock/unit-photos-page.tsx'))
const SetupListPage = lazy(() => import('./dashboard/setup-list-page.tsx'))
const RolePage = lazy(() => import('./staff/role-page.tsx'))
const RolesPage = lazy(() => import('./staff/roles-page.tsx'))
const StaffPage = lazy(() => import('./staff/staff-page.tsx'))
const UnmatchedPage = lazy(() => import('./message/unmatched-page.tsx'))
const WebhookPage = lazy(() => import('./webhook/webhook-page.tsx'))
const WebhooksPage = lazy(() => import('./webhook/webhooks-page.tsx'))
const WebLinksPage = lazy(() => import('./web-link/web-links-page.tsx'))

export const SCREENS: readonly Screen[] = [
  { path: '/enquiries', permission: 'enquiry.read', Page: EnquiriesPage },
  { path: '/enquiries/new', permission: 'enquiry.write', Page: EnterEnquiryPage },
  { path: '/enquiries/routing', permission: 'enquiry.assign', Page: RoutingPage },
  { path: '/enquiries/mail', permission: 'enquiry.read', Page: UnmatchedPage },
  { path: '/enquiries/templates', permission: 'enquiry.read', Page: AnswerTemplatesPage },
  { path: '/enquiries/templates/:id', permission: 'enquiry.read', Page: AnswerTemplatePage },
  { path: '/enquiries/:id/show', permission: 'enquiry.read', Page: EnquiryPage },
  { path: '/tasks', permission: 'enquiry.read', Page: TasksPage },
  { path: '/quotations', permission: 'enquiry.read', Page: QuotationsPage },
  { path: '/quotations/:id', permission: 'enquiry.read', Page: QuotationPage },
  { path: '/customers', permission: 'enquiry.read', Page: CustomersPage },
  { path: '/customers/keeping-times', permission: 'customer.privacy', Page: KeepingTimesPage },
  { path: '/customers/:id', permission: 'enquiry.read', Page: CustomerPage },
  { path: '/dealers', permission: 'dealer.read', Page: DealersPage },
  { path: '/dealers/:id/show', permission: 'dealer.read', Page: DealerPage },
  { path: '/members', permission: 'member.read', Page: MembersPage },
  { path: '/members/levels', permission: 'member.read', Page: LevelsPage },
  { path: '/members/levels/:id', permission: 'member.read', Page: LevelPage },
  { path: '/members/:id', permission: 'member.read', Page: MemberPage },
  { path: '/imports', permission: 'catalogue.import', Page: ImportsPage },
  { path: '/imports/:id', permission: 'catalogue.import', Page: ImportPage },
  { path: '/catalogue', permission: 'catalogue.read', Page: StockPage },
  { path: '/catalogue/:kind', permission: 'catalogue.read', Page: StockPage },
  { path: '/catalogue/:kind/new', permission: 'catalogue.write', Page: NewStockPage },
  { path: '/catalogue/used-cars/photos', permission: 'catalogue.write', Page: UnitPhotosPage },
  { path: '/catalogue/:kind/:id', permission: 'catalogue.read', Page: StockRecordPage },
  { path: '/catalogue/:kind/:id/:tab', permission: 'catalogue.read', Page: StockRecordPage },
  { path: '/content', permission: 'content.read', Page: ArticlesPage },
  { path: '/content/news', permission: 'content.read', Page: ArticlesPage },
  { path: '/content/news/:id', permission: 'content.read', Page: ArticlePage },
  { path: '/content/faq', permission: 'content.read', Page: FaqsPage },
  { path: '/content/faq/:id', permission: 'content.read', Page: FaqPage },
  { path: '/content/legal', permission: 'content.read', Page: LegalPages },
  { path: '/content/legal/:id', permission: 'content.read', Page: LegalPage },
  { path: '/content/activities', permission: 'content.read', Page: ActivitiesPage },
  { path: '/content/activities/:id', permission: 'content.read', Page: ActivityPage },
  { path: '/content/downloads', permission: 'content.read', Page: DownloadsPage },
  { path: '/content/downloads/:id', permission: 'content.read', Page: DownloadPage },
  { path: '/content/redirects', permission: 'content.read', Page: RedirectsPage },
  { path: '/content/redirects/:id', permission: 'content.read', Page: RedirectPage },
  { path: '/content/links', permission: 'content.read', Page: WebLinksPage },
  { path: '/reports', permission: 'enquiry.read', Page: ReportsPage },
  { path: '/reports/:view', permission: 'enquiry.read', Page: ReportsPage },
  { path: '/demand', permission: ['enquiry.read', 'catalogue.read'], Page: DemandPage },
  { path: '/demand/alerts', permission: 'enquiry.read', Page: AlertsPage },
  { path: '/languages', permission: 'content.read', Page: LanguagesPage },
  { path: '/languages/glossary', permission: 'content.read', Page: GlossaryPage },
  { path: '/languages/glossary/:id', permission: 'content.read', Page: GlossaryTermPage },
  { path: '/languages/:kind/:id', permission: 'content.read', Page: SideBySidePage },
  { path: '/markets', permission: 'content.read', Page: CountriesPage },
  { path: '/markets/countries/:id', permission: 'content.read', Page: CountryPage },
  { path: '/markets/ports', permission: 'content.read', Page: PortsPage },
  { path: '/markets/ports/:id', permission: 'content.read', Page: PortPage },
  { path: '/markets/rules', permission: 'content.read', Page: ImportRulesPage },
  { path: '/markets/rules/:id', permission: 'content.read', Page: ImportRulePage },
  { path: '/markets/prices', permission: 'content.read', Page: PriceSheetsPage },
  { path: '/markets/prices/:sheet', permission: 'content.read', Page: SheetRowsPage },
  { path: '/markets/prices/:sheet/:id', permission: 'content.read', Page: SheetRowPage },
  { path: '/markets/trial', permission: 'content.read', Page: TrialPage },
  { path: '/markets/feeds', permission: 'content.read', Page: ListingFeedsPage },
  { path: '/settings', permission: 'setting.write', Page: SettingsPage },
  { path: '/settings/:group', permission: 'setting.write', Page: SettingsPage },
  { path: '/webhooks', permission: 'webhook.write', Page: WebhooksPage },
  { path: '/webhooks/:id', permission: 'webhook.write', Page: WebhookPage },
  { path: '/setup-list', permission: 'setting.write', Page: SetupListPage },
  { path: '/staff/roles', permission: 'staff.read', Page: RolesPage },
  { path: '/staff/roles/:id', permission: 'staff.read', Page: RolePage },
  { path: '/staff', permission: 'staff.read', Page: StaffPage },
  { path: '/audit', permission: 'audit.read', Page: AuditPage },
  { path: '/account', Page: AccountPage },
]
