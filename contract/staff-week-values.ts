/** When one person works. `days`: 1 Monday to 7 Sunday; times as `09:00`; `time_zone`: a name of the IANA list. */
export type StaffWeek = { days: number[]; from: string; to: string; time_zone: string }
