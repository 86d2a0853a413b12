/** "+852 9123 4567", as it is read out. Other numbers keep their digits together. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+85[23])(\d{4})(\d{4})$/, '$1 $2 $3').replace(/^(\+86)(\d{11})$/, '$1 $2')

/** Country codes of one and two digits; all others have three (ITU-T E.164). */
const SHORT_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** As it may be shown to whoever knows it: its country and how it ends. */
export function maskedPhone(phone: string): string {
  const code = SHORT_CODE.exec(phone)?.[0] ?? phone.slice(0, 4)
  return `${code} ••••• ${phone.slice(-3)}`
}

/** The same where code and number are kept apart; a number that is masked stays as it is masked. */
export const shownPhone = ({ areaNum, mobile }: { areaNum: string; mobile: string }): string =>
  /^\d+$/.test(mobile) && /^\+85[23]$/.test(areaNum) ? spacedPhone(areaNum + mobile) : `${areaNum} ${mobile}`
