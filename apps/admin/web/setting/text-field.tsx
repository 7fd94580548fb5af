import { TextInput } from 'react-admin'
import type { SettingGroup } from '#contract/setting.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

type TextFieldProps = {
  group: SettingGroup
  name: string
  /** Letters at most. */
  most: number
  type?: 'text' | 'tel' | 'email' | 'url' | 'time' | 'date'
  isLong?: boolean
  isRequired?: boolean
  hasHelp?: boolean
}

/** A field of words; an empty one is an empty text, not nothing. */
export function TextField({ group, name, most, type = 'text', isLong = false, isRequired = false, hasHelp = false }: TextFieldProps) {
  const say = useMessages()
  const isAddress = type === 'url' || type === 'email'
  return (
    <TextInput
      source={`value.${name}`}
      label={say(`settings.${group}.${name}` as MessageKey)}
      helperText={hasHelp ? say(`settings.help.${name}` as MessageKey) : false}
      parse={(text: string | null) => text ?? ''}
      // A browser would speak of addresses in words and a place of its own.
      type={isAddress ? 'text' : type}
      isRequired={isRequired}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      variant="outlined"
      fullWidth
      slotProps={{
        htmlInput: { maxLength: most, dir: 'auto', spellCheck: isLong, inputMode: isAddress ? type : undefined },
        inputLabel: type === 'date' ? { shrink: true } : undefined,
      }}
    />
  )
}
