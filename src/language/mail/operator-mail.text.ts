/** What people who work in the shop are told of their own accounts. */
export const operatorMail = {
  invitation: {
    en: {
      subject: 'You are invited to the back office of {shop}',
      body: 'Dear {name}\n\nYou have an account in the back office of {shop}. Choose a password here:\n\n{link}\n\nThe link works once and expires in {days} days. After that, sign in with this e-mail address and your password, and set up your second factor.\n\nIf you do not work for {shop}, no action is needed.',
    },
    zh: {
      subject: '邀請您使用{店名}後台',
      body: '{name}您好：\n\n已為您建立{店名}後台帳戶，請按以下連結設定密碼：\n\n{link}\n\n連結只可使用一次，{days}日內有效。其後請以此電郵及密碼登入，並設定雙重認證。\n\n如您並非{店名}職員，毋須理會。',
    },
  },
  newPassword: {
    en: {
      subject: 'A new password for the back office of {shop}',
      body: 'Dear {name}\n\nAn administrator of the back office has sent you this link to choose a new password:\n\n{link}\n\nIt works once and expires in {days} days. A new password signs you out everywhere. Your second factor does not change.\n\nIf you did not request it, please tell an administrator.',
    },
    zh: {
      subject: '重設{店名}後台密碼',
      body: '{name}您好：\n\n後台帳戶管理人員向您發出以下連結，以設定新密碼：\n\n{link}\n\n連結只可使用一次，{days}日內有效。設定新密碼後，所有裝置會一併登出，雙重認證維持不變。\n\n如您並無要求，請通知管理員。',
    },
  },
  newDevice: {
    en: {
      subject: 'New sign-in to your back office account',
      body: 'Someone just signed in to your back office account of {shop} on {device}{network}.\n\nIf it was you, no action is needed. If not, end that session in “Your account”, choose a new password and tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶於新裝置登入',
      body: '您的{店名}後台帳戶剛於{device}登入{network}。\n\n如屬您本人，毋須理會。如非您本人，請於「您的帳戶」將其登出，更改密碼，並立即通知管理員。',
    },
  },
  passwordChanged: {
    en: {
      subject: 'The password of your back office account was changed',
      body: 'The password of your account in the back office of {shop} was just changed, and all other devices are signed out.\n\nIf it was not you, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶密碼已更改',
      body: '您的{店名}後台帳戶密碼剛已更改，其他裝置已全部登出。\n\n如非您本人操作，請立即通知管理員。',
    },
  },
  endpointRests: {
    en: {
      subject: '{shop} webhook paused: {endpoint}',
      body: 'Dear {name}\n\nNothing we sent to “{endpoint}” ({url}) has arrived for three days. We have paused it until a colleague resumes it.\n\nWhat it missed is kept for a month and can be sent again:\n\n{link}',
    },
    zh: {
      subject: '{店名}Webhook已暫停：{endpoint}',
      body: '{name}您好：\n\n過去三日，發送至「{endpoint}」（{url}）的通知均未能送達，現已暫停發送，直至同事重新啟用。\n\n期間的通知保留一個月，屆時可重新發送：\n\n{link}',
    },
  },
  approvalDelayed: {
    en: {
      subject: '{what} is carried out in 24 hours',
      body: 'Dear {name}\n\n{who} requested this in the back office of {shop}:\n\n{what}, {amount}\n\nNo one else can approve it, so it is carried out by itself on {time}. If it is not right, stop it here before then:\n\n{link}\n\nReason: {reason}',
    },
    zh: {
      subject: '{what}將於24小時後執行',
      body: '{name}您好：\n\n{who}於{店名}後台提出以下項目：\n\n{what}，{amount}\n\n由於沒有其他同事可批核，此項將於{time}自動執行。如有不妥，請於此前按以下連結停止：\n\n{link}\n\n原因：{reason}',
    },
  },
  flood: {
    en: {
      subject: 'Unusual number of attempts at {shop}',
      body: 'Dear {name}\n\n{what}\n\nThe shop handles this by itself: visitors it does not know confirm that they are people, and everyone on a known device or network continues as usual. You can follow it here:\n\n{link}\n\nWhile it lasts, you receive this e-mail once an hour.',
    },
    zh: {
      subject: '{店名}出現異常嘗試次數',
      body: '{name}您好：\n\n{what}\n\n系統會自動處理：陌生訪客須先確認是真人，使用已知裝置或網絡的顧客及職員則一切如常。詳情請看：\n\n{link}\n\n情況持續期間，此電郵每小時發出一次。',
    },
  },
  factorSet: {
    en: {
      subject: 'A second factor was set up for your back office account',
      body: 'To sign in to the back office of {shop}, you now need a code from your authenticator app. All other devices are signed out.\n\nIf it was not you, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶已設定雙重認證',
      body: '由現在起，登入{店名}後台時須輸入認證應用程式所示的驗證碼。其他裝置已全部登出。\n\n如非您本人操作，請立即通知管理員。',
    },
  },
  factorReset: {
    en: {
      subject: 'The second factor of your back office account was removed',
      body: 'The second factor of your account in the back office of {shop} was removed. You will set up a new one when you next sign in.\n\nIf you did not request it, tell an administrator at once.',
    },
    zh: {
      subject: '您的後台帳戶已移除雙重認證',
      body: '您的{店名}後台帳戶已移除雙重認證，下次登入時請重新設定。\n\n如您並無要求，請立即通知管理員。',
    },
  },
} as const
