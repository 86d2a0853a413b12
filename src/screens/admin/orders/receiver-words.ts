const chineseName = /^(\p{Script=Han}+) (\p{Script=Han}+)$/u

/** A Chinese name is read family name first and without a space, in either language. */
export const familyFirst = (name: string): string => name.replace(chineseName, '$2$1')

/** "+852 9123 4567", as it is read out. Other numbers keep their digits together. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+85[23])(\d{4})(\d{4})$/, '$1 $2 $3').replace(/^(\+86)(\d{11})$/, '$1 $2')
