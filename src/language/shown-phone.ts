/** "+852 9123 4567", as it is read out. Other numbers keep their digits together. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+85[23])(\d{4})(\d{4})$/, '$1 $2 $3').replace(/^(\+86)(\d{11})$/, '$1 $2')

/** The same where code and number are kept apart; a number that is masked stays as it is masked. */
export const shownPhone = ({ areaNum, mobile }: { areaNum: string; mobile: string }): string =>
  /^\d+$/.test(mobile) && /^\+85[23]$/.test(areaNum) ? spacedPhone(areaNum + mobile) : `${areaNum} ${mobile}`
