import type { RoleName } from '#contract/staff.ts'
import { useDataMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** What a role is called: as an owner has named it, else by the name that it was shipped with. */
export function useRoleName(): (role: RoleName) => string {
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  return ({ role_key: key, name_en: en, name_zh: zh }) => {
    const [own, other] = locale === 'zh' ? [zh, en] : [en, zh]
    return own || other || sayValue('role', key)
  }
}
