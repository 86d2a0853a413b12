import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import { CodeSentWire } from '#modules/codes/codes.contract.ts'
import {
  KeepPasskeyInput,
  OfferPasskeyInput,
  PasskeyAnswerInput,
  PasskeyOptionsWire,
  PasskeySignInInput,
  RemovePasskeyInput,
} from './passkeys.contract.ts'
import {
  CodeInput,
  ConfirmCodeInput,
  ConfirmInput,
  EndSessionInput,
  KnownInput,
  KnownWire,
  LeaveInput,
  LeavingWire,
  MemberSessionWire,
  NewContactInput,
  NewPasswordInput,
  PasswordInput,
  ProofWire,
  RecoverInput,
  RegisterInput,
  SendCodeInput,
  SessionsWire,
  SignOutInput,
  SignedInWire,
} from './sign-in.contract.ts'

// Twenty a minute: a person needs few of these; a program that guesses needs many.

export const sendSignInCode = postCall('/member/sms/sendCode.do', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: SendCodeInput,
  output: CodeSentWire,
})
/** To the contact the account has; it is not told which. */
export const sendConfirmCode = postCall('/member/sms/sendConfirmCode.do', {
  access: 'member',
  perMinute: 20,
  input: ConfirmCodeInput,
  output: CodeSentWire,
})
/** The proof with which an account can be changed that has no password. */
export const confirmOwner = postCall('/member/member/confirmOwner', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: ConfirmInput,
  output: ProofWire,
})
export const signInWithPassword = postCall('/auth/login', {
  access: 'anyone',
  reads: true,
  perMinute: 20,
  input: PasswordInput,
  output: MemberSessionWire,
})
export const signInWithCode = postCall('/auth/autoRegisterAndLogin', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: CodeInput,
  output: SignedInWire,
})
export const register = postCall('/auth/register', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: RegisterInput,
  output: MemberSessionWire,
})
export const recoverPassword = postCall('/member/member/forgotPassword', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: RecoverInput,
  output: MemberSessionWire,
})
export const isContactKnown = postCall('/auth/userIsExit', {
  access: 'shopper',
  reads: true,
  perMinute: 5,
  input: KnownInput,
  output: KnownWire,
})
export const signOut = postCall('/member/member/logout.do', { access: 'shopper', input: SignOutInput })
export const changePassword = postCall('/member/member/updatePassword', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: NewPasswordInput,
})
export const changeContact = postCall('/member/member/updateContact', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: NewContactInput,
})
export const listSignIns = getCall('/member/member/sessions', { access: 'member', output: SessionsWire })
export const endSignIn = postCall('/member/member/endSession', { access: 'member', input: EndSessionInput })

/** What is handed to the member's device, to make a key. */
export const offerPasskey = postCall('/member/passkey/offer', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: OfferPasskeyInput,
  output: PasskeyOptionsWire,
})
export const keepPasskey = postCall('/member/passkey/keep', { access: 'member', perMinute: 20, input: KeepPasskeyInput })
export const removePasskey = postCall('/member/passkey/remove', { access: 'member', input: RemovePasskeyInput })
/** What any device is asked that keeps a key of this shop. */
export const askForPasskey = postCall('/auth/passkey/ask', { access: 'shopper', perMinute: 20, output: PasskeyOptionsWire })
export const signInWithPasskey = postCall('/auth/passkey/login', {
  access: 'shopper',
  perMinute: 20,
  input: PasskeySignInInput,
  output: MemberSessionWire,
})

/** The proof with which an account can be changed, from a device that has a key of it. */
export const confirmWithPasskey = postCall('/member/passkey/confirm', {
  access: 'member',
  perMinute: 20,
  input: PasskeyAnswerInput,
  output: ProofWire,
})

export const getLeaving = getCall('/member/member/leaving', { access: 'member', output: LeavingWire })
export const askToLeave = postCall('/member/member/leave', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: LeaveInput,
  output: LeavingWire,
})
export const stayMember = postCall('/member/member/stay', { access: 'member', output: LeavingWire })
export const getOwnData = fileCall('/member/member/ownData', { access: 'member', perMinute: 6 })

/** Older names of the same calls. */
export const olderNames: Readonly<Record<string, readonly string[]>> = {
  '/member/sms/sendCode.do': ['/auth/getPhoneCodeNew', '/auth/untoken/getMailCode'],
  '/auth/login': ['/member/member/login.do'],
  // Facebook gives no address that is surely theirs: a code proves one.
  '/auth/autoRegisterAndLogin': ['/auth/fb/fbEmailLogin'],
  '/auth/register': ['/member/member/register.do'],
  '/member/member/forgotPassword': ['/member/member/old/forgotPassword'],
  '/member/member/logout.do': ['/member/member/logout'],
}
