/** Does one piece of work at a time: who asks while one is under way is given what that one comes to. */
export function createOneAtATime<Result>(): (work: () => Promise<Result>) => Promise<Result> {
  let running: Promise<Result> | null = null
  return work => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}
