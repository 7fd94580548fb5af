/** Share of the power at the plug that reaches the battery with alternating current. */
const CHARGER_EFFICIENCY = 0.9

/** Hours from empty to full at a plug of that power in kW, to half an hour; null without a battery size. */
export function chargingHours(batteryKwh: number | null, plugKw: number): number | null {
  if (batteryKwh === null || batteryKwh <= 0) return null
  return Math.max(0.5, Math.round((batteryKwh / plugKw / CHARGER_EFFICIENCY) * 2) / 2)
}
