import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalServer } from './local-server.ts';

/** A request for a translation, as LibreTranslate takes it. */
interface TranslateRequest {
  q: string;
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** A request for a transcription: the fields of its form, and the name, type and bytes of the sound. */
interface TranscribeRequest {
  authorization: string | undefined;
  fields: Record<string, string>;
  sound: { name: string; type: string; bytes: Buffer };
}

/** A local server that speaks LibreTranslate's API, and OpenAI's for transcriptions. */
export class WordsServer extends LocalServer {
  readonly asked: TranslateRequest[] = [];
  readonly heard: TranscribeRequest[] = [];
  /** What it answers a text with. */
  says = 'Words in your language';
  /** The language that it takes every text for; null to name none. */
  finds: string | null = 'de';
  /** The languages into which it translates. */
  targets = ['en', 'es'];
  /** Called before each answer. */
  meanwhile: () => Promise<void> | void = () => undefined;
  /** A status with which it answers everything, a body that is no answer, or no answer at all. */
  fault: number | 'garbage' | 'hang' | undefined;

  /** Lists the languages, or the models, as the doctor asks for them. */
  #list(path: string | undefined, response: ServerResponse): void {
    if (typeof this.fault === 'number') return void response.writeHead(this.fault).end('{}');
    if (path === '/languages') return void response.end(JSON.stringify([{ code: 'de', targets: this.targets }]));
    if (path === '/v1/models') return void response.end(JSON.stringify({ data: [{ id: 'whisper-1' }] }));
    response.writeHead(404).end('{}');
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return this.#list(request.url, response);
    const isTranslation = request.url === '/translate';
    if (isTranslation) this.asked.push(JSON.parse(String(body)) as TranslateRequest);
    else if (request.url === '/v1/audio/transcriptions') this.heard.push(await formOf(request, body));
    else return void response.writeHead(404).end('{}');
    await this.meanwhile();
    if (this.fault === 'hang') return;
    if (this.fault === 'garbage') return void response.end('<html>');
    if (this.fault !== undefined) return void response.writeHead(this.fault, { location: '/elsewhere' }).end('{}');
    const found = this.finds === null ? {} : { detectedLanguage: { confidence: 90, language: this.finds } };
    response.end(JSON.stringify(isTranslation ? { translatedText: this.says, ...found } : { text: this.says }));
  }
}

async function formOf({ headers }: IncomingMessage, body: Buffer): Promise<TranscribeRequest> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('The form has no sound.');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const sound = { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
  return { authorization: headers.authorization, fields: Object.fromEntries(fields), sound };
}
