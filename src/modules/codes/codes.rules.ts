export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
/** A mail takes a moment; pressing again sooner sends nothing. */
export const RESEND_SECONDS = 60
/** Of a million codes; a new code is needed after so many wrong ones. */
export const MOST_TRIES = 5
/** A stranger cannot fill somebody's mailbox, nor guess on through new codes. */
export const MOST_TO_CONTACT_A_DAY = 10
export const MOST_FROM_NETWORK_AN_HOUR = 20
/** How long somebody whose code was right has for the rest of a form. */
export const PROOF_MINUTES = 30
