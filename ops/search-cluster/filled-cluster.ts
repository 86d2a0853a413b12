import { type ProductRow, SearchCluster, type Taxonomy } from '../../src/modules/search/index.server.ts'

const ROWS_AT_ONCE = 250

/** A view of a cluster, as a process of the shop has it. */
export function openCluster(address: string, taxonomy: Taxonomy): SearchCluster {
  const cluster = new SearchCluster(address)
  cluster.engine.setTaxonomy(taxonomy)
  return cluster
}

/** Builds an index of these rows and lets it answer. */
export async function fillCluster(cluster: SearchCluster, rows: readonly ProductRow[], version = 1): Promise<void> {
  const build = await cluster.beginBuild(version)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await build.put(rows.slice(from, from + ROWS_AT_ONCE))
  await build.settle()
  await build.takeOver()
  await cluster.apply()
}
