import { type MetaArgs, useParams } from 'react-router'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminCount } from './count.tsx'
import { AdminCounts } from './counts.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCountsText.title)

/** All counts, or one of them. */
export default function AdminCountPage() {
  const { countId } = useParams()
  return countId === undefined ? <AdminCounts /> : <AdminCount countId={countId} />
}
