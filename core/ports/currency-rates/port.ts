/** Units of each currency (ISO 4217) for one US dollar, the day (ISO) of which they are, and who says so. */
export type RatesOfDay = { asOf: string; source: string; perUsd: ReadonlyMap<string, number> }

/** Tells the rates of the day. Rejects with `ServiceFailure` where the service has not answered as it should. */
export type CurrencyRates = { read(): Promise<RatesOfDay> }
