import { useMemo, type ReactNode } from 'react'
import { AdminContext, AdminUI, CustomRoutes, Notification, reactRouterProvider, type I18nProvider } from 'react-admin'
import { createAuthProvider } from './api/auth-provider.ts'
import { createDataProvider } from './api/data-provider.ts'
import { FollowRights } from './api/use-self.ts'
import { LoginAgain } from './login/login-again.tsx'
import { LoginPage } from './login/login-page.tsx'
import { SetupPage } from './login/setup-page.tsx'
import { SCREENS } from './screens.ts'
import { Allowed } from './shell/allowed.tsx'
import { Broken, Missing } from './shell/guard.tsx'
import { Home } from './dashboard/home.tsx'
import { Layout } from './shell/layout.tsx'
import { Loading } from './shell/loading.tsx'
import { PartsInLanguage } from './shell/parts-in-language.tsx'
import { createScreenStore } from './shell/store.ts'
import { darkTheme, lightTheme } from './shell/theme.ts'

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
      <PartsInLanguage>
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
            {SCREENS.map(({ path, permission, Page }) => (
              <Route
                key={path}
                path={path}
                element={
                  permission === undefined ? (
                    <Page />
                  ) : (
                    <Allowed permission={permission}>
                      <Page />
                    </Allowed>
                  )
                }
              />
            ))}
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/setup" element={<SetupPage />} />
          </CustomRoutes>
        </AdminUI>
      </PartsInLanguage>
    </AdminContext>
  )
}
