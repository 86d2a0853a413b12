/** Codes for whoever signs in or changes an account. The code stands in the subject, where a phone shows it without opening the mail. */
export const memberCodeMail = {
  signIn: {
    en: {
      subject: '{code} is your {shop} code',
      body: 'Enter this code to sign in to {shop} or open an account:\n\n{code}\n\nIt works once, on the page where you requested it, and expires in {minutes} minutes.\n\nIf it was not you, no action is needed: your account cannot be opened without the code. We never ask for it by phone or chat.',
      sms: '{shop}: {code} is your code to sign in. It works once and expires in {minutes} minutes. Never share it.',
    },
    zh: {
      subject: '{code}：{店名}驗證碼',
      body: '請以此驗證碼登入{店名}，或註冊帳戶：\n\n{code}\n\n驗證碼只可於索取時的頁面使用一次，{minutes}分鐘內有效。\n\n如非您本人操作，毋須理會；沒有驗證碼，任何人均無法登入。我們不會以電話或即時訊息索取驗證碼。',
      sms: '{店名}：登入驗證碼{code}，只可使用一次，{minutes}分鐘內有效，請勿轉告他人。',
    },
  },
  recover: {
    en: {
      subject: '{code} is your code for a new password',
      body: 'Enter this code to choose a new password:\n\n{code}\n\nIt works once and expires in {minutes} minutes. A new password signs you out on all other devices.\n\nIf it was not you, no action is needed: your password will not change.',
      sms: '{shop}: {code} is your code for a new password. It works once and expires in {minutes} minutes. Never share it.',
    },
    zh: {
      subject: '{code}：重設密碼驗證碼',
      body: '請輸入此驗證碼，以設定新密碼：\n\n{code}\n\n驗證碼只可使用一次，{minutes}分鐘內有效。設定新密碼後，其他裝置會一併登出。\n\n如非您本人操作，毋須理會，密碼不會更改。',
      sms: '{店名}：重設密碼驗證碼{code}，只可使用一次，{minutes}分鐘內有效，請勿轉告他人。',
    },
  },
  contact: {
    en: {
      subject: '{code} confirms this e-mail address',
      body: 'Enter this code to confirm this address for your {shop} account:\n\n{code}\n\nIt works once and expires in {minutes} minutes. If it was not you, no action is needed.',
      sms: '{shop}: {code} confirms this number for your account. It works once and expires in {minutes} minutes. Never share it.',
    },
    zh: {
      subject: '{code}：確認電郵地址',
      body: '請輸入此驗證碼，以確認將此電郵用於您的{店名}帳戶：\n\n{code}\n\n驗證碼只可使用一次，{minutes}分鐘內有效。如非您本人操作，毋須理會。',
      sms: '{店名}：驗證碼{code}，用以確認帳戶的手提電話號碼，只可使用一次，{minutes}分鐘內有效，請勿轉告他人。',
    },
  },
  confirm: {
    en: {
      subject: '{code} confirms a change to your account',
      body: 'A change to your account was requested. If it was you, enter this code:\n\n{code}\n\nIt works once and expires in {minutes} minutes. If it was not you, please sign out everywhere in “Sign-in and devices”.',
      sms: '{shop}: {code} confirms a change to your account. It works once and expires in {minutes} minutes. Never share it.',
    },
    zh: {
      subject: '{code}：確認更改帳戶',
      body: '您的帳戶要求更改資料。如屬您本人，請輸入此驗證碼：\n\n{code}\n\n驗證碼只可使用一次，{minutes}分鐘內有效。如非您本人操作，請於「登入與裝置」登出所有裝置。',
      sms: '{店名}：更改帳戶驗證碼{code}，只可使用一次，{minutes}分鐘內有效，請勿轉告他人。',
    },
  },
} as const

/** What is said to a contact for which no code would be of use. It costs nothing to know: it reaches that contact alone. */
export const noCodeMail = {
  recoverUnknown: {
    en: {
      subject: 'No {shop} account has this address',
      body: 'A new password was requested for this address, but no account uses it. If it was you, you may have used another address or a mobile number.\n\nTo open an account, request a code on the sign-in page.',
    },
    zh: {
      subject: '此電郵並未登記{店名}帳戶',
      body: '有人要求為此電郵重設密碼，但並無帳戶使用此電郵。如屬您本人，您或曾以其他電郵或手提電話號碼登記。\n\n如欲註冊帳戶，請於登入頁面索取驗證碼。',
    },
  },
  contactTaken: {
    en: {
      subject: 'This address is in use at {shop}',
      body: 'We received a request to add this address to an account. It already belongs to another account, so nothing was changed. If both are yours, sign in with this address.',
    },
    zh: {
      subject: '此電郵已用於{店名}帳戶',
      body: '有人要求將此電郵加至某帳戶，但此電郵已屬另一帳戶，因此並無更改。如兩個帳戶均屬您本人，請以此電郵登入。',
    },
  },
} as const

/** What the owner of an account is told, wherever it was done. */
export const memberMail = {
  newDevice: {
    en: {
      subject: 'New sign-in to your account',
      body: 'Someone just signed in to your {shop} account on {device}{network}.\n\nIf it was you, no action is needed. If not, end that session in “Sign-in and devices” in your account and choose a new password.',
      sms: '{shop}: someone signed in to your account on {device}. If it was not you, end that session in your account and choose a new password.',
    },
    zh: {
      subject: '您的帳戶於新裝置登入',
      body: '您的{店名}帳戶剛於{device}登入{network}。\n\n如屬您本人，毋須理會。如非您本人，請於帳戶的「登入與裝置」將其登出，並設定新密碼。',
      sms: '{店名}：您的帳戶於{device}登入。如非您本人，請於帳戶登出該裝置，並設定新密碼。',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      body: 'The password of your {shop} account was just changed, and all other devices are signed out.\n\nIf it was not you, choose a new one on the sign-in page (“Forgotten?”) and contact us.',
      sms: '{shop}: your password was changed. If it was not you, choose a new one on the sign-in page and contact us.',
    },
    zh: {
      subject: '您的密碼已更改',
      body: '您的{店名}帳戶密碼剛已更改，其他裝置已全部登出。\n\n如非您本人操作，請於登入頁面按「忘記密碼」重設，並與我們聯絡。',
      sms: '{店名}：您的密碼已更改。如非您本人操作，請於登入頁面重設密碼，並與我們聯絡。',
    },
  },
  factorSet: {
    en: {
      subject: 'A second factor was set up for your account',
      body: 'A code from an authenticator app is now asked for when you withdraw a seller’s money or change its bank account at {shop}.\n\nIf it was not you, choose a new password, sign out everywhere and contact us.',
      sms: '{shop}: a second factor was set up for your account. If it was not you, choose a new password and contact us.',
    },
    zh: {
      subject: '您的帳戶已設定雙重認證',
      body: '由現在起，於{店名}提取賣家款項或更改賣家銀行戶口時，須輸入認證應用程式所示的驗證碼。\n\n如非您本人操作，請設定新密碼、登出所有裝置，並與我們聯絡。',
      sms: '{店名}：您的帳戶已設定雙重認證。如非您本人操作，請設定新密碼，並與我們聯絡。',
    },
  },
  factorReset: {
    en: {
      subject: 'Your second factor was removed',
      body: 'As requested, we removed the second factor of your account at {shop} and signed you out everywhere. Set up another one in the seller centre before you withdraw money or change its bank account.\n\nIf it was not you, choose a new password and contact us at once.',
      sms: '{shop}: your second factor was removed as requested. If it was not you, choose a new password and contact us at once.',
    },
    zh: {
      subject: '您的雙重認證已移除',
      body: '應您要求，我們已移除您於{店名}帳戶的雙重認證，並登出所有裝置。如要提取款項或更改賣家銀行戶口，請先於賣家中心重新設定。\n\n如非您本人提出，請立即設定新密碼，並與我們聯絡。',
      sms: '{店名}：應您要求，已移除您的雙重認證。如非您本人提出，請立即設定新密碼，並與我們聯絡。',
    },
  },
  colleagueFactorReset: {
    en: {
      subject: 'A second factor was removed from your shop’s team',
      body: 'At the request of {name}, who acts for your shop at {shop}, we removed their second factor. They set up another one before they touch its money.\n\nIf you know of no such request, end their access under “Team” in the seller centre and contact us at once.',
      sms: '{shop}: the second factor of {name}, who acts for your shop, was removed as requested. If you know nothing of it, contact us at once.',
    },
    zh: {
      subject: '貴店團隊成員的雙重認證已移除',
      body: '應貴店團隊成員{name}要求，我們已移除其於{店名}的雙重認證。該成員須重新設定，才可處理貴店款項。\n\n如您不知悉此要求，請於賣家中心的「團隊」終止其權限，並立即與我們聯絡。',
      sms: '{店名}：應團隊成員{name}要求，已移除其雙重認證。如您不知悉此事，請立即與我們聯絡。',
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      body: 'A passkey was just added to your {shop} account. That device can now sign in to it.\n\nIf it was not you, remove it in “Sign-in and devices” in your account and sign out everywhere.',
      sms: '{shop}: a passkey was added to your account. If it was not you, remove it in your account and sign out everywhere.',
    },
    zh: {
      subject: '您的帳戶新增了通行密匙',
      body: '您的{店名}帳戶剛新增通行密匙，該裝置現可登入您的帳戶。\n\n如非您本人操作，請於帳戶的「登入與裝置」將其移除，並登出所有裝置。',
      sms: '{店名}：您的帳戶新增了通行密匙。如非您本人操作，請於帳戶將其移除，並登出所有裝置。',
    },
  },
  providerLinked: {
    en: {
      subject: '{provider} is now linked to your account',
      body: 'Your {provider} account was just linked to your {shop} account. You can now sign in with it.\n\nIf it was not you, unlink it in “Sign-in and devices” in your account and sign out everywhere.',
      sms: '{shop}: {provider} was linked to your account. If it was not you, unlink it in your account and sign out everywhere.',
    },
    zh: {
      subject: '您的帳戶已連結{provider}',
      body: '您的{店名}帳戶剛連結{provider}，現可以{provider}登入。\n\n如非您本人操作，請於帳戶的「登入與裝置」解除連結，並登出所有裝置。',
      sms: '{店名}：您的帳戶已連結{provider}。如非您本人操作，請於帳戶解除連結，並登出所有裝置。',
    },
  },
  providerUnlinked: {
    en: {
      subject: '{provider} is no longer linked to your account',
      body: '{provider} was just unlinked from your {shop} account. You can still sign in with a code, your password or a passkey.\n\nIf it was not you, choose a new password in “Sign-in and devices” in your account and contact us.',
      sms: '{shop}: {provider} is no longer linked to your account. If it was not you, choose a new password and contact us.',
    },
    zh: {
      subject: '您的帳戶已解除連結{provider}',
      body: '您的{店名}帳戶剛解除與{provider}的連結。您仍可以驗證碼、密碼或通行密匙登入。\n\n如非您本人操作，請於帳戶的「登入與裝置」設定新密碼，並與我們聯絡。',
      sms: '{店名}：您的帳戶已解除連結{provider}。如非您本人操作，請設定新密碼，並與我們聯絡。',
    },
  },
  leaving: {
    en: {
      subject: 'Your account will be deleted in 14 days',
      body: 'We received a request to delete your {shop} account. It will be deleted in 14 days, once open orders are complete.\n\nIf you change your mind, sign in and press “Keep my account” in “Consents and privacy”. If it was not you, do that at once and choose a new password.',
      sms: '{shop}: your account will be deleted in 14 days. If you change your mind, or it was not you, sign in and keep it.',
    },
    zh: {
      subject: '您的帳戶將於14日後刪除',
      body: '有人登入您的{店名}帳戶並申請刪除。帳戶將於14日後，並於處理中的訂單完成後刪除。\n\n如改變主意，請登入後於「通知及私隱」按「保留帳戶」。如非您本人操作，請立即保留帳戶並更改密碼。',
      sms: '{店名}：您的帳戶將於14日後刪除。如改變主意或非您本人操作，請登入並保留帳戶。',
    },
  },
  left: {
    en: {
      subject: 'Your account is deleted',
      body: 'Your {shop} account was deleted as you asked: details, contacts, addresses, wish list and messages. We keep orders and payments for 7 years, as accounting requires, and use them for nothing else.\n\nYou can shop here as a guest at any time.',
      sms: '{shop}: your account was deleted as you asked.',
    },
    zh: {
      subject: '您的帳戶已刪除',
      body: '已按您的要求刪除{店名}帳戶，包括個人資料、聯絡方式、地址、願望清單及訊息。訂單及付款紀錄按會計要求保留7年，不作其他用途。\n\n您仍可隨時以訪客身份購物。',
      sms: '{店名}：已按您的要求刪除帳戶。',
    },
  },
  contactChanged: {
    en: {
      subject: 'A contact of your account was changed',
      body: 'The e-mail address or mobile number of your {shop} account was just changed. We are sending this message to your previous contact.\n\nIf it was not you, please contact us at once.',
      sms: '{shop}: the e-mail or mobile number of your account was changed. If it was not you, please contact us at once.',
    },
    zh: {
      subject: '您的帳戶聯絡方式已更改',
      body: '您的{店名}帳戶電郵或手提電話號碼剛已更改。此訊息發送至更改前的聯絡方式。\n\n如非您本人操作，請立即與我們聯絡。',
      sms: '{店名}：您的帳戶電郵或手提電話號碼已更改。如非您本人操作，請立即與我們聯絡。',
    },
  },
} as const
