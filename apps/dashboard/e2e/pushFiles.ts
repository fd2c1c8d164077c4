import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { webConfig } from './pushProvider.ts'

/** Writes the two files of the push provider into a directory; returns the settings that name them, and the public key. */
export function writePushFiles(directory: string, tokenUri: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    type: 'service_account',
    project_id: webConfig.projectId,
    client_email: `pengirim@${webConfig.projectId}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: tokenUri,
  }
  const [accountFile, webFile] = [join(directory, 'akun.json'), join(directory, 'web.json')]
  writeFileSync(accountFile, JSON.stringify(account))
  writeFileSync(webFile, JSON.stringify(webConfig))
  return { settings: { PUSH_ACCOUNT_FILE: accountFile, PUSH_CONFIG_FILE: webFile }, publicKey }
}
