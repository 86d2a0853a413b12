type Named = { firstName: string; lastName: string; mobile: string; postCode?: string; address: string }

// Enough for whoever it belongs to, and too little for anybody else.

const HIDDEN = '•••'

export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, `$1${HIDDEN}`)

/** Of a name of one letter nothing would be hidden. */
const begun = (name: string): string => ([...name].length > 1 ? name.replace(/^(.).*$/su, `$1${HIDDEN}`) : name && HIDDEN)

/** The district stays, and how the names begin and the phone ends. */
export const maskedReceiver = <Receiver extends Named>(receiver: Receiver): Receiver => ({
  ...receiver,
  firstName: begun(receiver.firstName),
  lastName: begun(receiver.lastName),
  mobile: HIDDEN + receiver.mobile.slice(-3),
  // In some countries it names a house.
  ...(receiver.postCode ? { postCode: HIDDEN } : {}),
  address: HIDDEN,
})
