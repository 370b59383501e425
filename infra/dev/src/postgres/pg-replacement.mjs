// Replaces psql, pg_dump and pg_restore for the scripts of infra/backup, because the embedded server has none of them.
// A dump has the rows of all tables in the exported snapshot. A restore writes them into a copy of the database `template`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

const [tool, ...args] = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const database = option('dbname') ?? args.find((arg) => !arg.startsWith('--'));
const address = database ?? process.env.SERVER_URL;
const url = new URL(address);
// Like libpq, takes a password that is not in the address from the environment.
url.password ||= process.env.PGPASSWORD ?? '';
const connectionString = url.href;

const tables = `
  select format('%I.%I', table_schema, table_name) as name,
         (select string_agg(quote_ident(column_name), ', ' order by ordinal_position) from information_schema.columns c
          where c.table_schema = t.table_schema and c.table_name = t.table_name and is_generated = 'NEVER') as columns
  from information_schema.tables t
  where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
    and (select relkind from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass) = 'r'`;

async function withClient(url, run) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function print(client, statement) {
  const results = [await client.query({ text: statement, rowMode: 'array' })].flat();
  for (const row of results.flatMap(({ rows }) => rows))
    console.log(row.join(option('field-separator') ?? '|'));
}

async function psql(client) {
  const command = option('command');
  if (command) return print(client, command);
  let statement = '';
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.startsWith('\\echo ')) console.log(line.slice('\\echo '.length));
    else statement += `${line}\n`;
    if (!statement.trimEnd().endsWith(';')) continue;
    await print(client, statement);
    statement = '';
  }
}

async function dump(client) {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set transaction snapshot '${option('snapshot')}'`);
  const dumped = {};
  for (const { name, columns } of (await client.query(tables)).rows) {
    const { rows } = await client.query(`select to_jsonb(t)::text as row from ${name} t`);
    dumped[name] = { columns, rows: rows.map(({ row }) => row) };
  }
  writeFileSync(option('file'), JSON.stringify(dumped));
}

async function restore() {
  const dumped = JSON.parse(readFileSync(args.at(-1), 'utf8'));
  const name = new URL(address).pathname.slice(1);
  await withClient(process.env.SERVER_URL, async (server) => {
    await server.query(`drop database ${name}`);
    await server.query(`create database ${name} template template`);
  });
  await withClient(connectionString, async (client) => {
    await client.query("begin; set local session_replication_role = 'replica'");
    const present = (await client.query(tables)).rows.map((table) => table.name);
    await client.query(`truncate ${present.join(', ')}`);
    for (const [table, { columns, rows }] of Object.entries(dumped))
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [`[${rows.join(',')}]`],
      );
    const { rows: counters } = await client.query(`
      select format('%I.%I', table_schema, table_name) as name, column_name as id from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`);
    for (const { name: table, id } of counters)
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${id}'), coalesce(max(${id}), 0) + 1, false) from ${table}`,
      );
    await client.query('commit');
  });
}

async function printVersion(client) {
  const { rows } = await client.query('show server_version');
  console.log(`${tool} (PostgreSQL) ${rows[0].server_version}`);
}

if (args[0] === '--version') await withClient(process.env.SERVER_URL, printVersion);
else if (tool === 'pg_restore') await restore();
else await withClient(connectionString, tool === 'psql' ? psql : dump);
