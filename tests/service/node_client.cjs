// The client of npm, which knows one server alone: what it connects with is led to another. `node node_client.cjs PORT USER FILE...`

const { basename, dirname } = require('node:path');
const { Socket } = require('node:net');
const Client = require('moss-node-client');

const [port, user, ...files] = process.argv.slice(2);
const { connect } = Socket.prototype;
Socket.prototype.connect = function (asked, host, ...rest) {
  if (asked !== 7690 || host !== 'moss.stanford.edu') throw new Error(`${host}:${asked}`);
  return connect.call(this, Number(port), '127.0.0.1', ...rest);
};

async function main() {
  const client = new Client('java', user);
  for (const file of files) await client.addFile(file, `${basename(dirname(file))}/${basename(file)}`);
  // It says that a file is added before it is.
  while (client.files.length < files.length) await new Promise(setImmediate);
  const said = console.log;
  console.log = () => {};
  said((await client.process()).trim());
}

main();
