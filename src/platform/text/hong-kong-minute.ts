const HONG_KONG = '+08:00'

/** A minute as a field has it, such as 2026-12-24T18:00, read as Hong Kong's. */
export const fromHongKong = (minute: string): Date => new Date(`${minute}:00${HONG_KONG}`)
