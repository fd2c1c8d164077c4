import {
  contract,
  referenceName,
  resolve,
  type Answer,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts'
import { exampleOf, formatJson } from './example.ts'
import { html, inline, prose, type Html } from './html.ts'
import { extensionChip, fieldTable, limits, typeOf } from './schema.ts'

export interface Call {
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
}

/** One call: what it does, what it needs, what it takes and what it answers. */
export function renderCall({ method, path, operation, parameters }: Call): Html {
  const permission = operation['x-permission']
  const body = operation.requestBody?.content['application/json']?.schema
  return html`<section class="call" id="${operation.operationId}">
    <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p class="summary">
      <strong>${operation.summary}</strong>
      <span class="chip">${permission}</span> ${extensionChip(operation['x-extension'])}
      <span class="id">${operation.operationId}</span>
    </p>
    ${prose(operation.description)} ${parameters.length > 0 && parameterTable(parameters)}
    ${
      body &&
      html`<h4>Body: ${typeOf(body)}</h4>
        ${fieldTable(resolve(body, contract.components.schemas))}${code(exampleOf(body))}`
    }
    <h4>Answers</h4>
    ${Object.entries(operation.responses).map(([status, answer]) => ('$ref' in answer ? false : success(status, answer)))}
    <p class="failures">Failures: ${failures(operation)}</p>
  </section>`
}

function parameterTable(parameters: Parameter[]): Html {
  return html`<h4>Parameters</h4>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>In</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(
            (parameter) =>
              html`<tr>
                <td>
                  <code>${parameter.name}</code
                  >${!parameter.required && html`<span class="optional">optional</span>`}
                </td>
                <td>${parameter.in}</td>
                <td>
                  ${inline(parameter.description)} ${limits(parameter.schema)}
                  ${extensionChip(parameter['x-extension'])}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function success(status: string, answer: Answer): Html {
  const content = answer.content?.['application/json']
  const events = answer.content?.['text/event-stream']?.schema.anyOf ?? []
  return html`<p>
      <span class="status">${status}</span> ${inline(answer.description)}
      ${content && dataType(content.schema)}
    </p>
    ${content && code(content.example ?? exampleOf(content.schema))}
    ${events.map((event) => code(exampleOf(event)))}`
}

function dataType(schema: Schema): Html {
  const data = schema.properties?.['data']
  return data
    ? html`<span class="type"><code>data</code>: ${typeOf(data)}</span>`
    : html`<span class="type">${typeOf(schema)}</span>`
}

function failures({ responses }: Operation): Html[] {
  return Object.entries(responses).flatMap(([status, answer]) => {
    if (!('$ref' in answer)) return []
    return [
      html`<a
        class="status failure"
        href="#answer-${referenceName(answer)}"
        title="${resolve(answer, contract.components.responses).description}"
        >${status}</a
      > `,
    ]
  })
}

/** An example as code. */
export function code(example: unknown): Html {
  return html`<pre tabindex="0"><code>${formatJson(example)}</code></pre>`
}
