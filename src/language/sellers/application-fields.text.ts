import type { Texts } from '#language/texts.ts'

/** Every field of an application, as its applicant and its reviewer read it. */
export const applicationFieldText = {
  shopName: { en: 'Name shown to buyers', zh: '向買家顯示的名稱' },
  contactName: { en: 'Contact', zh: '聯絡人' },
  contactPhone: { en: 'Telephone of the contact', zh: '聯絡人電話' },
  contactEmail: { en: 'E-mail of the contact', zh: '聯絡人電郵' },
  categories: { en: 'Categories', zh: '貨品類別' },
  brands: { en: 'Brands', zh: '品牌' },
  representative: { en: 'Name of the representative', zh: '代表人姓名' },
  companyName: { en: 'Company name', zh: '公司名稱' },
  companyNumber: { en: 'Company number', zh: '公司註冊編號' },
  effectiveDate: { en: 'Valid from', zh: '生效日期' },
  expiryDate: { en: 'Valid until', zh: '有效期至' },
  registeredAddress: { en: 'Registered address', zh: '註冊地址' },
  operationsName: { en: 'Operations contact', zh: '營運聯絡人' },
  operationsPhone: { en: 'Telephone for orders', zh: '訂單聯絡電話' },
  operationsEmail: { en: 'E-mail for orders', zh: '訂單聯絡電郵' },
  bankCode: { en: 'Bank', zh: '銀行' },
  account: { en: 'Branch and account number', zh: '分行及戶口號碼' },
  payee: { en: 'Account holder', zh: '戶口持有人' },
  cardNumber: { en: 'Card number', zh: '銀行卡號碼' },
  signedName: { en: 'Your full name', zh: '您的姓名' },
  pledged: { en: 'Pledge', zh: '承諾' },
  trademarkNumber: { en: 'Trade mark number', zh: '商標註冊編號' },
  socialPlatform: { en: 'Platform', zh: '社交平台' },
  channel: { en: 'Address of your channel', zh: '頻道網址' },
  followerCount: { en: 'Followers', zh: '粉絲人數' },
  dealerCategory: { en: 'Category', zh: '註冊類別' },
  dealerNumber: { en: 'Registration number', zh: '註冊編號' },
  dealerExpiry: { en: 'Valid until', zh: '有效期至' },
} satisfies Texts

export const applicantCategoryText = {
  bags: { en: 'Bags', zh: '手袋' },
  shoes: { en: 'Shoes', zh: '鞋履' },
  clothing: { en: 'Clothing', zh: '服裝' },
  accessories: { en: 'Accessories', zh: '配飾' },
  jewellery: { en: 'Jewellery', zh: '珠寶' },
  watches: { en: 'Watches', zh: '腕錶' },
  beauty: { en: 'Beauty', zh: '美容' },
  home: { en: 'Home', zh: '家居' },
} satisfies Texts

export const socialPlatformText = {
  instagram: { en: 'Instagram', zh: 'Instagram' },
  youtube: { en: 'YouTube', zh: 'YouTube' },
  facebook: { en: 'Facebook', zh: 'Facebook' },
  xiaohongshu: { en: 'Xiaohongshu', zh: '小紅書' },
  tiktok: { en: 'TikTok', zh: 'TikTok' },
  threads: { en: 'Threads', zh: 'Threads' },
  other: { en: 'Another platform', zh: '其他平台' },
} satisfies Texts
