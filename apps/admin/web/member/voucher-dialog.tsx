import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Form, RadioButtonGroupInput, useNotify, useRefresh } from 'react-admin'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { VOUCHER_MOST } from '#contract/member-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

const FIRST = { kind: 'amount', amount: null, percent: null, valid_days: 365 }

/** Fields of the form that are called otherwise than those of the call. */
const FIELDS: Readonly<Record<string, string>> = { amount_usd_cents: 'amount' }

/** Gives a voucher of an amount or of a share. */
export function VoucherDialog({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const give = async ({ kind, amount, percent, valid_days }: FieldValues) => {
    const isAmount = kind === 'amount'
    try {
      const body = {
        amount_usd_cents: isAmount ? Math.round(Number(amount ?? 0) * 100) : null,
        percent: isAmount ? null : (percent ?? 0),
        valid_days: valid_days ?? 0,
      }
      await request(`/members/${memberId}/vouchers`, { body })
      notify(say('member.voucherGiven'), { type: 'success', autoHideDuration: 2500 })
      refresh()
      onClose()
      return undefined
    } catch (error) {
      notify(failureText(error), { type: 'error' })
      const faults = Object.fromEntries(failureIn(error).issues.map(({ path, key }) => [FIELDS[path] ?? path, { message: say(`issue.${key}` as MessageKey) }]))
      return Object.keys(faults).length === 0 ? { root: { serverError: 'error' } } : faults
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('member.giveVoucher')}</DialogTitle>
      <Form record={FIRST} onSubmit={give} noValidate disableInvalidFormNotification>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <Fields />
        </DialogContent>
        <Buttons onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Fields() {
  const say = useMessages()
  const kind: unknown = useWatch({ name: 'kind' })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RadioButtonGroupInput
        source="kind"
        label={say('member.voucher.worth')}
        choices={[
          { id: 'amount', name: say('member.voucher.amount') },
          { id: 'percent', name: say('member.voucher.percent') },
        ]}
        translateChoice={false}
        helperText={false}
      />
      {kind === 'amount' ? (
        <LimitedNumberInput source="amount" label={say('member.voucher.amountField')} least={1} most={100_000} step="any" />
      ) : (
        <LimitedNumberInput source="percent" label={say('member.voucher.percentField')} least={1} most={VOUCHER_MOST.percent} />
      )}
      <LimitedNumberInput source="valid_days" label={say('member.voucher.days')} help={say('member.voucher.daysHelp')} least={1} most={VOUCHER_MOST.days} />
    </Box>
  )
}

function Buttons({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button onClick={onClose}>{say('app.cancel')}</Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {say('member.give')}
      </Button>
    </DialogActions>
  )
}
