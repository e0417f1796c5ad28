import { leaveTestServer } from './database-server.ts'

/**
 * Names this run, so that its databases can be told from those of a run beside it. The database server starts with the
 * first test that needs one; here it is only stopped.
 */
export function setup(): void {
  process.env.RP_TEST_RUN = `r${process.pid}`
}

export async function teardown(): Promise<void> {
  await leaveTestServer()
}
