import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  KeepPasskeyInput,
  OfferPasskeyInput,
  PasskeyAnswerInput,
  PasskeyOptionsWire,
  PasskeySignInInput,
  RemovePasskeyInput,
} from './passkeys.contract.ts'
import type {
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
  SignedInWire,
  SignOutInput,
} from './sign-in.contract.ts'

type Nothing = Record<string, never>

export const sendSignInCode = postCall<SendCodeInput, CodeSentWire>('/member/sms/sendCode.do')
/** To the contact the account has; it is not told which. */
export const sendConfirmCode = postCall<ConfirmCodeInput, CodeSentWire>('/member/sms/sendConfirmCode.do')
/** The proof with which an account can be changed that has no password. */
export const confirmOwner = postCall<ConfirmInput, ProofWire>('/member/member/confirmOwner')
export const signInWithPassword = postCall<PasswordInput, MemberSessionWire>('/auth/login')
export const signInWithCode = postCall<CodeInput, SignedInWire>('/auth/autoRegisterAndLogin')
export const register = postCall<RegisterInput, MemberSessionWire>('/auth/register')
export const recoverPassword = postCall<RecoverInput, MemberSessionWire>('/member/member/forgotPassword')
export const isContactKnown = postCall<KnownInput, KnownWire>('/auth/userIsExit')
export const signOut = postCall<SignOutInput, Nothing>('/member/member/logout.do')
export const changePassword = postCall<NewPasswordInput, Nothing>('/member/member/updatePassword')
export const changeContact = postCall<NewContactInput, Nothing>('/member/member/updateContact')
export const listSignIns = getCall<Nothing, SessionsWire>('/member/member/sessions')
export const endSignIn = postCall<EndSessionInput, Nothing>('/member/member/endSession')

/** What is handed to the member's device, to make a key. */
export const offerPasskey = postCall<OfferPasskeyInput, PasskeyOptionsWire>('/member/passkey/offer')
export const keepPasskey = postCall<KeepPasskeyInput, Nothing>('/member/passkey/keep')
export const removePasskey = postCall<RemovePasskeyInput, Nothing>('/member/passkey/remove')
/** What any device is asked that keeps a key of this shop. */
export const askForPasskey = postCall<Nothing, PasskeyOptionsWire>('/auth/passkey/ask')
export const signInWithPasskey = postCall<PasskeySignInInput, MemberSessionWire>('/auth/passkey/login')

/** The proof with which an account can be changed, from a device that has a key of it. */
export const confirmWithPasskey = postCall<PasskeyAnswerInput, ProofWire>('/member/passkey/confirm')

export const getLeaving = getCall<Nothing, LeavingWire>('/member/member/leaving')
export const askToLeave = postCall<LeaveInput, LeavingWire>('/member/member/leave')
export const stayMember = postCall<Nothing, LeavingWire>('/member/member/stay')
export const getOwnData = fileCall<Nothing>('/member/member/ownData')

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
