/** The pages that can be reached from everywhere; names are those of the footer's texts. */
export const footerGroups = [
  {
    title: 'help',
    pages: [
      ['faqs', '/statement/FAQs'],
      ['guide', '/statement/shoppingGuide'],
      ['payment', '/statement/payment'],
      ['delivery', '/statement/delivery'],
      ['returns', '/statement/return'],
      ['sizes', '/statement/sizeGuide'],
      ['findOrder', '/order/find'],
      ['ask', '/myaccount/conversations/ask'],
    ],
  },
  {
    title: 'confidence',
    pages: [
      ['authenticity', '/statement/authenticity'],
      ['priceMatch', '/statement/priceMatch'],
      ['care', '/statement/care'],
      ['points', '/vip/pointsRules'],
    ],
  },
  {
    title: 'company',
    pages: [
      ['us', '/statement/us'],
      ['stores', '/statement/stores'],
      ['contact', '/statement/contact'],
      ['community', '/community'],
      ['careers', '/statement/careers'],
      ['sell', '/merchantpartnership'],
      ['brands', '/brandEntry'],
    ],
  },
  {
    title: 'rules',
    pages: [
      ['terms', '/statement/note'],
      ['privacy', '/statement/privacy'],
      ['cookies', '/statement/cookies'],
      ['complaints', '/statement/complaints'],
      ['sellerTerms', '/statement/sellerTerms'],
      ['accessibility', '/statement/accessibility'],
    ],
  },
] as const
