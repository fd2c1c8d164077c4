import { createHash } from 'node:crypto'
import { contract, referenceName, resolve, type Schema } from './contract.ts'
import { exampleOf } from './example.ts'
import { html, Html, inline, prose } from './html.ts'
import { code, renderCall, type Call } from './operation.ts'
import { fieldTable, typeOf } from './schema.ts'

const methods = ['get', 'post', 'put', 'delete'] as const

const calls: Call[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    return [
      {
        method,
        path,
        operation,
        parameters: parameters.map((parameter) => resolve(parameter, contract.components.parameters)),
      },
    ]
  }),
)

const failures = Object.entries(contract.components.responses)
const schemas = Object.entries(contract.components.schemas)

function callsOf(tag: string): Call[] {
  return calls.filter(({ operation }) => operation.tags.includes(tag))
}

function navigation(): Html {
  return html`<nav aria-label="Contents">
    <a class="home" href="#top">${contract.info.title}</a>
    ${contract.tags.map(
      ({ name }) =>
        html`<h2><a href="#tag-${name}">${name}</a></h2>
          <ul>
            ${callsOf(name).map(
              ({ method, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"
                    ><span class="method ${method}">${method}</span> ${operation.summary}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
    <h2>shared</h2>
    <ul>
      <li><a href="#failures">Failures</a></li>
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>`
}

function statusOf(failure: string): string | undefined {
  const answers = calls.flatMap(({ operation }) => Object.entries(operation.responses))
  return answers.find(([, answer]) => '$ref' in answer && referenceName(answer) === failure)?.[0]
}

function failureSection(): Html {
  return html`<h2 id="failures">Failures</h2>
    ${failures.map(
      ([name, answer]) =>
        html`<section class="call" id="answer-${name}">
          <h3><span class="status failure">${statusOf(name)}</span> ${name}</h3>
          <p>
            ${inline(answer.description)}${answer.headers && html` Comes with <code>${Object.keys(answer.headers).join(', ')}</code>.`}
          </p>
          ${code(answer.content?.['application/json']?.example)}
        </section>`,
    )}`
}

function schemaSection(): Html {
  return html`<h2 id="schemas">Schemas</h2>
    ${schemas.map(([name, schema]: [string, Schema]) => {
      const object = [schema, ...(schema.oneOf ?? [])].find(({ properties }) => properties) ?? schema
      const example = exampleOf(schema)
      return html`<section class="call" id="schema-${name}">
        <h3>${name}</h3>
        <p>${inline(schema.description)} <span class="type">${typeOf(schema)}</span></p>
        ${fieldTable(object)}${schema.examples && example !== null && code(example)}
      </section>`
    })}`
}

/** The whole reference: one page without scripts, whose policy admits its own style and nothing else. */
export function renderPage(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const { title, version, summary, description } = contract.info
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · reference</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body id="top">
        ${navigation()}
        <main>
          <h1>${title} <small>${version}</small></h1>
          <p class="lead">${summary} Base path <code>${contract.servers[0]?.url ?? '/'}</code>.</p>
          ${prose(description)}
          ${contract.tags.map(
            (tag) =>
              html`<h2 id="tag-${tag.name}">${tag.name}</h2>
                <p>${inline(tag.description)}</p>
                ${callsOf(tag.name).map(renderCall)}`,
          )}
          ${failureSection()} ${schemaSection()}
        </main>
      </body>
    </html> `.text
}
