/** Where a page stood before → where it stands now; both without the language. */
const MOVED = new Map([
  ['/index', '/'],
  ['/home', '/'],
  ['/login', '/member/login'],
  ['/member/oldForgetPassword', '/member/forgetPassword'],
  ['/user', '/myaccount'],
  ['/user/myCoupon', '/myaccount/coupons'],
  ['/user/myOrder', '/myaccount/orders'],
  ['/user/orderDetail', '/myaccount/orders/orderDetail'],
  ['/user/userAddress', '/myaccount/address'],
  ['/user/userInfo', '/myaccount/info'],
  ['/merchantpartnership', '/seller'],
  ['/brand', '/product/brand'],
  ['/brands', '/product/brand'],
])

/** The present address of an older one, query kept; undefined for every other path. */
export function presentAddress({ pathname, search, searchParams }: URL): string | undefined {
  const chinese = pathname === '/zh' || pathname.startsWith('/zh/')
  const prefix = chinese ? '/zh' : ''
  const bare = chinese ? pathname.slice(3) || '/' : pathname
  const moved = MOVED.get(bare)
  if (moved !== undefined) return (moved === '/' ? prefix || '/' : prefix + moved) + search
  if (bare.startsWith('/brand/')) return `${prefix}/product${bare}${search}`
  if (bare !== '/search') return undefined
  const word = encodeURIComponent(searchParams.get('keyword') ?? searchParams.get('searchWord') ?? '')
  return word ? `${prefix}/product/list/${word}?keyword=${word}` : `${prefix}/product/list${search}`
}
