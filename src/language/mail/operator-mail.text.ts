/** What people who work in the shop are told of their own accounts. */
export const operatorMail = {
  invitation: {
    en: {
      subject: 'You are invited to the back office of {shop}',
      body: 'Dear {name}\n\nAn account in the back office of {shop} was made for you. Choose a password here:\n\n{link}\n\nThe link works once, for {days} days. After that you sign in with this e-mail address and your password, and set up your second factor.\n\nIf you do not work for {shop}, you need do nothing.',
    },
    zh: {
      subject: '邀請您使用{店名}後台',
      body: '{name}您好：\n\n已為您建立{店名}後台帳戶，請按以下連結設定密碼：\n\n{link}\n\n連結只可使用一次，{days}日內有效。其後請以此電郵及密碼登入，並設定雙重認證。\n\n如您並非{店名}職員，毋須理會。',
    },
  },
  newPassword: {
    en: {
      subject: 'A new password for the back office of {shop}',
      body: 'Dear {name}\n\nSomebody who keeps the accounts of the back office has sent you this link to choose a new password:\n\n{link}\n\nIt works once, for {days} days. A new password signs you out everywhere. Your second factor stays as it is.\n\nIf you did not ask for it, please tell an administrator.',
    },
    zh: {
      subject: '重設{店名}後台密碼',
      body: '{name}您好：\n\n後台帳戶管理人員向您發出以下連結，以設定新密碼：\n\n{link}\n\n連結只可使用一次，{days}日內有效。設定新密碼後，所有裝置會一併登出，雙重認證維持不變。\n\n如您並無要求，請通知管理員。',
    },
  },
  newDevice: {
    en: {
      subject: 'Your back office account was signed in to somewhere new',
      body: 'Your account in the back office of {shop} has just been signed in to on {device}, from the network {network}.\n\nIf it was you, you need do nothing. If not, end that session in “Your account”, choose a new password and tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶於新裝置登入',
      body: '您的{店名}後台帳戶剛於{device}登入，網絡為{network}。\n\n如屬您本人，毋須理會。如非您本人，請於「您的帳戶」將其登出，更改密碼，並立即通知管理員。',
    },
  },
  passwordChanged: {
    en: {
      subject: 'The password of your back office account was changed',
      body: 'The password of your account in the back office of {shop} has just been changed, and all other devices are signed out.\n\nIf it was not you, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶密碼已更改',
      body: '您的{店名}後台帳戶密碼剛已更改，其他裝置已全部登出。\n\n如非您本人操作，請立即通知管理員。',
    },
  },
  endpointRests: {
    en: {
      subject: 'A webhook of {shop} rests: {endpoint}',
      body: 'Dear {name}\n\nFor three days nothing we told “{endpoint}” ({url}) has come through. We send nothing there until somebody opens it again.\n\nWhat it missed is kept for a month and can be sent then:\n\n{link}',
    },
    zh: {
      subject: '{店名}系統通知已停止：{endpoint}',
      body: '{name}您好：\n\n過去三日，發送至「{endpoint}」（{url}）的通知全部失敗，現已停止發送，直至有人重新啟用。\n\n期間的通知保留一個月，屆時可重新發送：\n\n{link}',
    },
  },
  factorSet: {
    en: {
      subject: 'A second factor was set up for your back office account',
      body: 'From now on a code of your authenticator app is asked for when you sign in to the back office of {shop}. All other devices are signed out.\n\nIf it was not you, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶已設定雙重認證',
      body: '由現在起，登入{店名}後台時須輸入認證應用程式所示的驗證碼。其他裝置已全部登出。\n\n如非您本人操作，請立即通知管理員。',
    },
  },
  factorReset: {
    en: {
      subject: 'The second factor of your back office account was removed',
      body: 'The second factor of your account in the back office of {shop} was removed. When you next sign in, you set up a new one.\n\nIf you did not ask for it, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶已移除雙重認證',
      body: '您的{店名}後台帳戶已移除雙重認證，下次登入時請重新設定。\n\n如您並無要求，請立即通知管理員。',
    },
  },
} as const
