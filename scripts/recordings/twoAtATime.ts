/** Runs a job for each item, two at a time because CI has two cores. */
export async function twoAtATime<Item>(items: readonly Item[], job: (item: Item) => Promise<void>) {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await job(item)
  }
  await Promise.all([work(), work()])
}
