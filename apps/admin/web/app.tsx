import { lazy, useMemo, type ReactNode } from 'react'
import { AdminContext, AdminUI, CustomRoutes, Notification, reactRouterProvider, type I18nProvider } from 'react-admin'
import { createAuthProvider } from './api/auth-provider.ts'
import { createDataProvider } from './api/data-provider.ts'
import { FollowRights } from './api/use-self.ts'
import { LoginAgain } from './login/login-again.tsx'
import { LoginPage } from './login/login-page.tsx'
import { SetupPage } from './login/setup-page.tsx'
import { Allowed } from './shell/allowed.tsx'
import { Broken, Missing } from './shell/guard.tsx'
import { Home } from './dashboard/home.tsx'
import { Layout } from './shell/layout.tsx'
import { Loading } from './shell/loading.tsx'
import { createScreenStore } from './shell/store.ts'
import { darkTheme, lightTheme } from './shell/theme.ts'

const AccountPage = lazy(() => import('./account/account-page.tsx'))
const ActivitiesPage = lazy(() => import('./activity/activities-page.tsx'))
const ActivityPage = lazy(() => import('./activity/activity-page.tsx'))
const ArticlePage = lazy(() => import('./article/article-page.tsx'))
const ArticlesPage = lazy(() => import('./article/articles-page.tsx'))
const AuditPage = lazy(() => import('./audit/audit-page.tsx'))
const DealersPage = lazy(() => import('./dealer/dealers-page.tsx'))
const DealerPage = lazy(() => import('./dealer/dealer-page.tsx'))
const GlossaryPage = lazy(() => import('./translation/glossary-page.tsx'))
const GlossaryTermPage = lazy(() => import('./translation/glossary-term-page.tsx'))
const LanguagesPage = lazy(() => import('./translation/languages-page.tsx'))
const SideBySidePage = lazy(() => import('./translation/side-by-side-page.tsx'))
const DownloadPage = lazy(() => import('./download/download-page.tsx'))
const DownloadsPage = lazy(() => import('./download/downloads-page.tsx'))
const EnquiriesPage = lazy(() => import('./enquiry/enquiries-page.tsx'))
const EnquiryPage = lazy(() => import('./enquiry/enquiry-page.tsx'))
const FaqPage = lazy(() => import('./faq/faq-page.tsx'))
const FaqsPage = lazy(() => import('./faq/faqs-page.tsx'))
const LegalPage = lazy(() => import('./legal/legal-page.tsx'))
const LegalPages = lazy(() => import('./legal/legal-pages.tsx'))
const MemberPage = lazy(() => import('./member/member-page.tsx'))
const MembersPage = lazy(() => import('./member/members-page.tsx'))
const RedirectPage = lazy(() => import('./redirect/redirect-page.tsx'))
const RedirectsPage = lazy(() => import('./redirect/redirects-page.tsx'))
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
const WebLinksPage = lazy(() => import('./web-link/web-links-page.tsx'))
const { Route } = reactRouterProvider
const store = createScreenStore()

/** Everything around a screen, and the login that may come to stand over it. */
function Frame({ children }: { children?: ReactNode }) {
  return (
    <>
      <FollowRights />
      <Layout>{children}</Layout>
      <LoginAgain />
    </>
  )
}

/** The back office. react-admin holds session, routes and data; how it looks and what it says is ours. */
export function App({ messages }: { messages: I18nProvider }) {
  const providers = useMemo(() => ({ authProvider: createAuthProvider(), dataProvider: createDataProvider() }), [])
  return (
    <AdminContext {...providers} i18nProvider={messages} lightTheme={lightTheme} darkTheme={darkTheme} store={store}>
      <AdminUI
        title="Quayline"
        requireAuth
        disableTelemetry
        layout={Frame}
        dashboard={Home}
        loginPage={LoginPage}
        authCallbackPage={false}
        catchAll={Missing}
        loading={Loading}
        error={Broken}
        accessDenied={Missing}
        authenticationError={Broken}
        notification={Notification}
      >
        <CustomRoutes>
          <Route
            path="/enquiries"
            element={
              <Allowed permission="enquiry.read">
                <EnquiriesPage />
              </Allowed>
            }
          />
          <Route
            path="/enquiries/:id/show"
            element={
              <Allowed permission="enquiry.read">
                <EnquiryPage />
              </Allowed>
            }
          />
          <Route
            path="/dealers"
            element={
              <Allowed permission="dealer.read">
                <DealersPage />
              </Allowed>
            }
          />
          <Route
            path="/dealers/:id/show"
            element={
              <Allowed permission="dealer.read">
                <DealerPage />
              </Allowed>
            }
          />
          <Route
            path="/members"
            element={
              <Allowed permission="member.read">
                <MembersPage />
              </Allowed>
            }
          />
          <Route
            path="/members/:id"
            element={
              <Allowed permission="member.read">
                <MemberPage />
              </Allowed>
            }
          />
          <Route
            path="/imports"
            element={
              <Allowed permission="catalogue.import">
                <ImportsPage />
              </Allowed>
            }
          />
          <Route
            path="/imports/:id"
            element={
              <Allowed permission="catalogue.import">
                <ImportPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue"
            element={
              <Allowed permission="catalogue.read">
                <StockPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue/:kind"
            element={
              <Allowed permission="catalogue.read">
                <StockPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue/:kind/new"
            element={
              <Allowed permission="catalogue.write">
                <NewStockPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue/used-cars/photos"
            element={
              <Allowed permission="catalogue.write">
                <UnitPhotosPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue/:kind/:id"
            element={
              <Allowed permission="catalogue.read">
                <StockRecordPage />
              </Allowed>
            }
          />
          <Route
            path="/catalogue/:kind/:id/:tab"
            element={
              <Allowed permission="catalogue.read">
                <StockRecordPage />
              </Allowed>
            }
          />
          <Route
            path="/content"
            element={
              <Allowed permission="content.read">
                <ArticlesPage />
              </Allowed>
            }
          />
          <Route
            path="/content/news"
            element={
              <Allowed permission="content.read">
                <ArticlesPage />
              </Allowed>
            }
          />
          <Route
            path="/content/news/:id"
            element={
              <Allowed permission="content.read">
                <ArticlePage />
              </Allowed>
            }
          />
          <Route
            path="/content/faq"
            element={
              <Allowed permission="content.read">
                <FaqsPage />
              </Allowed>
            }
          />
          <Route
            path="/content/faq/:id"
            element={
              <Allowed permission="content.read">
                <FaqPage />
              </Allowed>
            }
          />
          <Route
            path="/content/legal"
            element={
              <Allowed permission="content.read">
                <LegalPages />
              </Allowed>
            }
          />
          <Route
            path="/content/legal/:id"
            element={
              <Allowed permission="content.read">
                <LegalPage />
              </Allowed>
            }
          />
          <Route
            path="/content/activities"
            element={
              <Allowed permission="content.read">
                <ActivitiesPage />
              </Allowed>
            }
          />
          <Route
            path="/content/activities/:id"
            element={
              <Allowed permission="content.read">
                <ActivityPage />
              </Allowed>
            }
          />
          <Route
            path="/content/downloads"
            element={
              <Allowed permission="content.read">
                <DownloadsPage />
              </Allowed>
            }
          />
          <Route
            path="/content/downloads/:id"
            element={
              <Allowed permission="content.read">
                <DownloadPage />
              </Allowed>
            }
          />
          <Route
            path="/content/redirects"
            element={
              <Allowed permission="content.read">
                <RedirectsPage />
              </Allowed>
            }
          />
          <Route
            path="/content/redirects/:id"
            element={
              <Allowed permission="content.read">
                <RedirectPage />
              </Allowed>
            }
          />
          <Route
            path="/content/links"
            element={
              <Allowed permission="content.read">
                <WebLinksPage />
              </Allowed>
            }
          />
          <Route
            path="/languages"
            element={
              <Allowed permission="content.read">
                <LanguagesPage />
              </Allowed>
            }
          />
          <Route
            path="/languages/glossary"
            element={
              <Allowed permission="content.read">
                <GlossaryPage />
              </Allowed>
            }
          />
          <Route
            path="/languages/glossary/:id"
            element={
              <Allowed permission="content.read">
                <GlossaryTermPage />
              </Allowed>
            }
          />
          <Route
            path="/languages/:kind/:id"
            element={
              <Allowed permission="content.read">
                <SideBySidePage />
              </Allowed>
            }
          />
          <Route
            path="/settings"
            element={
              <Allowed permission="setting.write">
                <SettingsPage />
              </Allowed>
            }
          />
          <Route
            path="/settings/:group"
            element={
              <Allowed permission="setting.write">
                <SettingsPage />
              </Allowed>
            }
          />
          <Route
            path="/setup-list"
            element={
              <Allowed permission="setting.write">
                <SetupListPage />
              </Allowed>
            }
          />
          <Route
            path="/staff/roles"
            element={
              <Allowed permission="staff.read">
                <RolesPage />
              </Allowed>
            }
          />
          <Route
            path="/staff/roles/:id"
            element={
              <Allowed permission="staff.read">
                <RolePage />
              </Allowed>
            }
          />
          <Route
            path="/staff"
            element={
              <Allowed permission="staff.read">
                <StaffPage />
              </Allowed>
            }
          />
          <Route
            path="/audit"
            element={
              <Allowed permission="audit.read">
                <AuditPage />
              </Allowed>
            }
          />
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/setup" element={<SetupPage />} />
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  )
}
