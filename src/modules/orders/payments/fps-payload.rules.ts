/**
 * The merchant-presented QR payload of the Faster Payment System: EMVCo tag-length-value with the FPS account template
 * (tag 26) and a CRC over everything before it. Built from the order's stored total, never from what a browser says.
 */

type FpsProxy = { kind: 'fpsId' | 'mobile' | 'email'; value: string }
export type FpsRequest = {
  proxy: FpsProxy
  /** Clearing code of the payee's bank; only beside a mobile or e-mail proxy. */
  clearingCode?: string
  /** Integer cents; left out: the payer types the amount. */
  amountCents?: number
  currency?: 'HKD' | 'CNY'
  /** Refused by many plain accounts: only for payees whose bank has switched merchant collection on. */
  reference?: string
  /** When the code stops being good, as Hong Kong time YYMMDDhhmmss. */
  timeout?: string
}

const CURRENCIES = { HKD: '344', CNY: '156' } as const
const PROXY_TAG = { fpsId: '02', mobile: '03', email: '04' } as const
const PROXY_FORM = { fpsId: /^(\d{7}|\d{9})$/, mobile: /^\+\d{1,3}-\d{6,12}$/, email: /^[^\s@]+@[^\s@]+$/ } as const
const LONGEST_AMOUNT = 13
const LONGEST_REFERENCE = 25

/** Answers the payload; throws RangeError for anything a bank's app would refuse. */
export function fpsPayload(request: FpsRequest): string {
  const { proxy } = request
  if (!PROXY_FORM[proxy.kind].test(proxy.value)) throw new RangeError(`not an FPS ${proxy.kind}: ${proxy.value}`)
  const account = [
    tlv('00', 'hk.com.hkicl'),
    request.clearingCode ? tlv('01', request.clearingCode) : '',
    tlv(PROXY_TAG[proxy.kind], proxy.value),
    request.timeout ? tlv('05', request.timeout) : '',
  ]
  const body = [
    tlv('00', '01'),
    tlv('01', request.amountCents === undefined ? '11' : '12'),
    tlv('26', account.join('')),
    tlv('52', '0000'),
    tlv('53', CURRENCIES[request.currency ?? 'HKD']),
    request.amountCents === undefined ? '' : tlv('54', fpsAmount(request.amountCents)),
    tlv('58', 'HK'),
    tlv('59', 'NA'),
    tlv('60', 'HK'),
    request.reference ? tlv('62', tlv('05', requireReference(request.reference))) : '',
    '6304',
  ].join('')
  return body + crc16(body)
}

function fpsAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`not a payable amount: ${cents}`)
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  if (text.length > LONGEST_AMOUNT) throw new RangeError(`more than FPS carries: ${text}`)
  return text
}

function requireReference(reference: string): string {
  if (reference.length > LONGEST_REFERENCE || !/^[\x20-\x7e]+$/.test(reference))
    throw new RangeError(`not a reference: ${reference}`)
  return reference
}

/** Identifier, two-digit length, value. Everything is ASCII, so characters are bytes. */
function tlv(id: string, value: string): string {
  if (value.length < 1 || value.length > 99 || !/^[\x20-\x7e]+$/.test(value))
    throw new RangeError(`tag ${id} cannot hold "${value}"`)
  return id + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE: polynomial 1021, initial FFFF; four upper-case digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const hongKongStamp = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** A moment as tag 05 spells it. */
export function fpsTimeout(at: Date): string {
  const part = Object.fromEntries(hongKongStamp.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year}${part.month}${part.day}${part.hour}${part.minute}${part.second}`
}
