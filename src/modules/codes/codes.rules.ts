export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
/** A mail takes a moment; pressing again sooner sends nothing. */
export const RESEND_SECONDS = 60
/** Of a million codes; a new code is needed after so many wrong ones. */
export const MOST_TRIES = 5
/** A stranger cannot fill somebody's mailbox, nor guess on through new codes. */
export const MOST_TO_CONTACT_A_DAY = 10
/** Nor use the day’s codes up for somebody who is known nowhere yet: one network has half of them. */
export const MOST_TO_CONTACT_FROM_NETWORK_A_DAY = 5
export const MOST_FROM_NETWORK_AN_HOUR = 20
/** How long somebody whose code was right has for the rest of a form. */
export const PROOF_MINUTES = 30

/** What the shop lets codes by text message cost, as its administrators decide. */
export type SmsLimits = {
  /** Country codes, with spaces between: `+852 +853`. */
  countries: string
  /** In all, in 24 hours. */
  mostADay: number
  /** Operators are warned once so much of it has been used. */
  alarmPercent: number
  /** To numbers that begin with the same seven digits: whoever is paid for messages owns numbers in a row. */
  mostToPrefixAnHour: number
  mostFromDeviceADay: number
}
