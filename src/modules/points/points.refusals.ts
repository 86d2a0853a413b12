export const pointsRefusals = {
  FRIEND_UNKNOWN: {
    code: 4000081,
    en: 'No member matches this code, e-mail or number. Please check with your friend.',
    zh: '未能以此資料找到可接收積分的會員，請向朋友核對邀請碼、電郵或電話號碼。',
  },
  GIFT_TO_SELF: {
    code: 4000082,
    en: 'You cannot give points to yourself.',
    zh: '不可轉贈予自己。',
  },
  GIFT_TOO_LARGE: {
    code: 4000083,
    en: 'This exceeds the limit for one gift, or for one friend in a day.',
    zh: '超出每次轉贈上限，或每日轉贈同一位朋友的上限。',
  },
  GIFT_TRIES: {
    code: 4000084,
    en: 'Too many friends could not be found today. Please try again tomorrow.',
    zh: '今日已多次未能找到朋友，請明日再試。',
  },
  CORRECTION_DECIDED: {
    code: 4000086,
    en: 'A colleague has just decided this.',
    zh: '其他同事剛已處理此項。',
  },
  POINTS_OWED: {
    code: 4000087,
    en: 'You owe points for items you returned. Points can be given again once those are settled.',
    zh: '您因退貨尚有積分待扣，扣清後方可轉贈。',
  },
} as const
