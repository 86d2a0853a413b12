/** The list as it was left, for the way back from one of its orders. Written in the browser only. */
let left: string | undefined

export function rememberList(address: string): void {
  left = address
}

/** Where the list was left, if that was in this language. */
export const listLeft = (plain: string): string => (left?.split('?')[0] === plain ? left : plain)
