import type { Permission } from '#contract/staff.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and contents of a role's fields, in words. */
export function useRoleFields(): { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string } {
  const say = useMessages()
  const sayValue = useDataMessages()
  return {
    labelOf: (name) => sayValue('roles.fields', name),
    textOf: (name, value) => {
      if (name === 'languages')
        return value === null
          ? say('roles.allLanguages')
          : listOf(value)
              .map((code) => sayValue('language', code))
              .join(', ')
      if (name !== 'permissions') return typeof value === 'string' ? value : ''
      return listOf(value)
        .map((permission) => sayValue('permission', permission as Permission))
        .join('; ')
    },
  }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
