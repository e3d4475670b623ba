var e = class e {
	static read_bytes(t, n) {
		let r = new e();
		return r.buf = t.getUint32(n, !0), r.buf_len = t.getUint32(n + 4, !0), r;
	}
	static read_bytes_array(t, n, r) {
		let i = [];
		for (let a = 0; a < r; a++) i.push(e.read_bytes(t, n + 8 * a));
		return i;
	}
}, t = class e {
	static read_bytes(t, n) {
		let r = new e();
		return r.buf = t.getUint32(n, !0), r.buf_len = t.getUint32(n + 4, !0), r;
	}
	static read_bytes_array(t, n, r) {
		let i = [];
		for (let a = 0; a < r; a++) i.push(e.read_bytes(t, n + 8 * a));
		return i;
	}
}, n = class {
	head_length() {
		return 24;
	}
	name_length() {
		return this.dir_name.byteLength;
	}
	write_head_bytes(e, t) {
		e.setBigUint64(t, this.d_next, !0), e.setBigUint64(t + 8, this.d_ino, !0), e.setUint32(t + 16, this.dir_name.length, !0), e.setUint8(t + 20, this.d_type);
	}
	write_name_bytes(e, t, n) {
		e.set(this.dir_name.slice(0, Math.min(this.dir_name.byteLength, n)), t);
	}
	constructor(e, t, n, r) {
		let i = new TextEncoder().encode(n);
		this.d_next = e, this.d_ino = t, this.d_namlen = i.byteLength, this.d_type = r, this.dir_name = i;
	}
}, r = class {
	write_bytes(e, t) {
		e.setUint8(t, this.fs_filetype), e.setUint16(t + 2, this.fs_flags, !0), e.setBigUint64(t + 8, this.fs_rights_base, !0), e.setBigUint64(t + 16, this.fs_rights_inherited, !0);
	}
	constructor(e, t) {
		this.fs_rights_base = 0n, this.fs_rights_inherited = 0n, this.fs_filetype = e, this.fs_flags = t;
	}
}, i = class {
	write_bytes(e, t) {
		e.setBigUint64(t, this.dev, !0), e.setBigUint64(t + 8, this.ino, !0), e.setUint8(t + 16, this.filetype), e.setBigUint64(t + 24, this.nlink, !0), e.setBigUint64(t + 32, this.size, !0), e.setBigUint64(t + 38, this.atim, !0), e.setBigUint64(t + 46, this.mtim, !0), e.setBigUint64(t + 52, this.ctim, !0);
	}
	constructor(e, t, n) {
		this.dev = 0n, this.nlink = 0n, this.atim = 0n, this.mtim = 0n, this.ctim = 0n, this.ino = e, this.filetype = t, this.size = n;
	}
}, a = class e {
	static read_bytes(t, n) {
		return new e(t.getBigUint64(n, !0), t.getUint8(n + 8), t.getUint32(n + 16, !0), t.getBigUint64(n + 24, !0), t.getUint16(n + 36, !0));
	}
	constructor(e, t, n, r, i) {
		this.userdata = e, this.eventtype = t, this.clockid = n, this.timeout = r, this.flags = i;
	}
}, o = class {
	write_bytes(e, t) {
		e.setBigUint64(t, this.userdata, !0), e.setUint16(t + 8, this.error, !0), e.setUint8(t + 10, this.eventtype);
	}
	constructor(e, t, n) {
		this.userdata = e, this.error = t, this.eventtype = n;
	}
}, s = class {
	write_bytes(e, t) {
		e.setUint32(t, this.pr_name.byteLength, !0);
	}
	constructor(e) {
		this.pr_name = new TextEncoder().encode(e);
	}
}, c = class e {
	static dir(t) {
		let n = new e();
		return n.tag = 0, n.inner = new s(t), n;
	}
	write_bytes(e, t) {
		e.setUint32(t, this.tag, !0), this.inner.write_bytes(e, t + 4);
	}
}, l = class {
	enable(e) {
		this.log = u(e === void 0 || e, this.prefix);
	}
	get enabled() {
		return this.isEnabled;
	}
	constructor(e) {
		this.isEnabled = e, this.prefix = "wasi:", this.enable(e);
	}
};
function u(e, t) {
	return e ? console.log.bind(console, "%c%s", "color: #265BA0", t) : () => {};
}
var d = new l(!1), f = class extends Error {
	constructor(e) {
		super("exit with exit code " + e), this.code = e;
	}
}, p = class {
	start(e) {
		this.inst = e;
		try {
			return e.exports._start(), 0;
		} catch (e) {
			if (e instanceof f) return e.code;
			throw e;
		}
	}
	initialize(e) {
		this.inst = e, e.exports._initialize && e.exports._initialize();
	}
	constructor(n, r, i, s = {}) {
		this.args = [], this.env = [], this.fds = [], d.enable(s.debug), this.args = n, this.env = r, this.fds = i;
		let c = this;
		this.wasiImport = {
			args_sizes_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				n.setUint32(e, c.args.length, !0);
				let r = 0;
				for (let e of c.args) r += e.length + 1;
				return n.setUint32(t, r, !0), d.log(n.getUint32(e, !0), n.getUint32(t, !0)), 0;
			},
			args_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer), r = new Uint8Array(c.inst.exports.memory.buffer), i = t;
				for (let i = 0; i < c.args.length; i++) {
					n.setUint32(e, t, !0), e += 4;
					let a = new TextEncoder().encode(c.args[i]);
					r.set(a, t), n.setUint8(t + a.length, 0), t += a.length + 1;
				}
				return d.enabled && d.log(new TextDecoder("utf-8").decode(r.slice(i, t))), 0;
			},
			environ_sizes_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				n.setUint32(e, c.env.length, !0);
				let r = 0;
				for (let e of c.env) r += new TextEncoder().encode(e).length + 1;
				return n.setUint32(t, r, !0), d.log(n.getUint32(e, !0), n.getUint32(t, !0)), 0;
			},
			environ_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer), r = new Uint8Array(c.inst.exports.memory.buffer), i = t;
				for (let i = 0; i < c.env.length; i++) {
					n.setUint32(e, t, !0), e += 4;
					let a = new TextEncoder().encode(c.env[i]);
					r.set(a, t), n.setUint8(t + a.length, 0), t += a.length + 1;
				}
				return d.enabled && d.log(new TextDecoder("utf-8").decode(r.slice(i, t))), 0;
			},
			clock_res_get(e, t) {
				let n;
				switch (e) {
					case 1:
						n = 5000n;
						break;
					case 0:
						n = 1000000n;
						break;
					default: return 52;
				}
				return new DataView(c.inst.exports.memory.buffer).setBigUint64(t, n, !0), 0;
			},
			clock_time_get(e, t, n) {
				let r = new DataView(c.inst.exports.memory.buffer);
				if (e === 0) r.setBigUint64(n, BigInt((/* @__PURE__ */ new Date()).getTime()) * 1000000n, !0);
				else if (e == 1) {
					let e;
					try {
						e = BigInt(Math.round(performance.now() * 1e6));
					} catch {
						e = 0n;
					}
					r.setBigUint64(n, e, !0);
				} else r.setBigUint64(n, 0n, !0);
				return 0;
			},
			fd_advise(e, t, n, r) {
				return c.fds[e] == null ? 8 : 0;
			},
			fd_allocate(e, t, n) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_allocate(t, n);
			},
			fd_close(e) {
				if (c.fds[e] != null) {
					let t = c.fds[e].fd_close();
					return c.fds[e] = void 0, t;
				}
				return 8;
			},
			fd_datasync(e) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_sync();
			},
			fd_fdstat_get(e, t) {
				if (c.fds[e] != null) {
					let { ret: n, fdstat: r } = c.fds[e].fd_fdstat_get();
					return r?.write_bytes(new DataView(c.inst.exports.memory.buffer), t), n;
				}
				return 8;
			},
			fd_fdstat_set_flags(e, t) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_fdstat_set_flags(t);
			},
			fd_fdstat_set_rights(e, t, n) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_fdstat_set_rights(t, n);
			},
			fd_filestat_get(e, t) {
				if (c.fds[e] != null) {
					let { ret: n, filestat: r } = c.fds[e].fd_filestat_get();
					return r?.write_bytes(new DataView(c.inst.exports.memory.buffer), t), n;
				}
				return 8;
			},
			fd_filestat_set_size(e, t) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_filestat_set_size(t);
			},
			fd_filestat_set_times(e, t, n, r) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_filestat_set_times(t, n, r);
			},
			fd_pread(t, n, r, i, a) {
				let o = new DataView(c.inst.exports.memory.buffer), s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[t] != null) {
					let l = e.read_bytes_array(o, n, r), u = 0;
					for (let e of l) {
						let { ret: n, data: r } = c.fds[t].fd_pread(e.buf_len, i);
						if (n != 0) return o.setUint32(a, u, !0), n;
						if (s.set(r, e.buf), u += r.length, i += BigInt(r.length), r.length != e.buf_len) break;
					}
					return o.setUint32(a, u, !0), 0;
				}
				return 8;
			},
			fd_prestat_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: r, prestat: i } = c.fds[e].fd_prestat_get();
					return i?.write_bytes(n, t), r;
				}
				return 8;
			},
			fd_prestat_dir_name(e, t, n) {
				if (c.fds[e] != null) {
					let { ret: r, prestat: i } = c.fds[e].fd_prestat_get();
					if (i == null) return r;
					let a = i.inner.pr_name;
					return new Uint8Array(c.inst.exports.memory.buffer).set(a.slice(0, n), t), a.byteLength > n ? 37 : 0;
				}
				return 8;
			},
			fd_pwrite(e, n, r, i, a) {
				let o = new DataView(c.inst.exports.memory.buffer), s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let l = t.read_bytes_array(o, n, r), u = 0;
					for (let t of l) {
						let n = s.slice(t.buf, t.buf + t.buf_len), { ret: r, nwritten: l } = c.fds[e].fd_pwrite(n, i);
						if (r != 0) return o.setUint32(a, u, !0), r;
						if (u += l, i += BigInt(l), l != n.byteLength) break;
					}
					return o.setUint32(a, u, !0), 0;
				}
				return 8;
			},
			fd_read(t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[t] != null) {
					let s = e.read_bytes_array(a, n, r), l = 0;
					for (let e of s) {
						let { ret: n, data: r } = c.fds[t].fd_read(e.buf_len);
						if (n != 0) return a.setUint32(i, l, !0), n;
						if (o.set(r, e.buf), l += r.length, r.length != e.buf_len) break;
					}
					return a.setUint32(i, l, !0), 0;
				}
				return 8;
			},
			fd_readdir(e, t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = 0;
					for (;;) {
						let { ret: l, dirent: u } = c.fds[e].fd_readdir_single(r);
						if (l != 0) return a.setUint32(i, s, !0), l;
						if (u == null) break;
						if (n - s < u.head_length()) {
							s = n;
							break;
						}
						let d = new ArrayBuffer(u.head_length());
						if (u.write_head_bytes(new DataView(d), 0), o.set(new Uint8Array(d).slice(0, Math.min(d.byteLength, n - s)), t), t += u.head_length(), s += u.head_length(), n - s < u.name_length()) {
							s = n;
							break;
						}
						u.write_name_bytes(o, t, n - s), t += u.name_length(), s += u.name_length(), r = u.d_next;
					}
					return a.setUint32(i, s, !0), 0;
				}
				return 8;
			},
			fd_renumber(e, t) {
				if (c.fds[e] != null && c.fds[t] != null) {
					let n = c.fds[t].fd_close();
					return n == 0 ? (c.fds[t] = c.fds[e], c.fds[e] = void 0, 0) : n;
				}
				return 8;
			},
			fd_seek(e, t, n, r) {
				let i = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: a, offset: o } = c.fds[e].fd_seek(t, n);
					return i.setBigInt64(r, o, !0), a;
				}
				return 8;
			},
			fd_sync(e) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_sync();
			},
			fd_tell(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: r, offset: i } = c.fds[e].fd_tell();
					return n.setBigUint64(t, i, !0), r;
				}
				return 8;
			},
			fd_write(e, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = t.read_bytes_array(a, n, r), l = 0;
					for (let t of s) {
						let n = o.slice(t.buf, t.buf + t.buf_len), { ret: r, nwritten: s } = c.fds[e].fd_write(n);
						if (r != 0) return a.setUint32(i, l, !0), r;
						if (l += s, s != n.byteLength) break;
					}
					return a.setUint32(i, l, !0), 0;
				}
				return 8;
			},
			path_create_directory(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_create_directory(i);
				}
				return 8;
			},
			path_filestat_get(e, t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = new TextDecoder("utf-8").decode(o.slice(n, n + r)), { ret: l, filestat: u } = c.fds[e].path_filestat_get(t, s);
					return u?.write_bytes(a, i), l;
				}
				return 8;
			},
			path_filestat_set_times(e, t, n, r, i, a, o) {
				let s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let l = new TextDecoder("utf-8").decode(s.slice(n, n + r));
					return c.fds[e].path_filestat_set_times(t, l, i, a, o);
				}
				return 8;
			},
			path_link(e, t, n, r, i, a, o) {
				let s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null && c.fds[i] != null) {
					let l = new TextDecoder("utf-8").decode(s.slice(n, n + r)), u = new TextDecoder("utf-8").decode(s.slice(a, a + o)), { ret: d, inode_obj: f } = c.fds[e].path_lookup(l, t);
					return f == null ? d : c.fds[i].path_link(u, f, !1);
				}
				return 8;
			},
			path_open(e, t, n, r, i, a, o, s, l) {
				let u = new DataView(c.inst.exports.memory.buffer), f = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let p = new TextDecoder("utf-8").decode(f.slice(n, n + r));
					d.log(p);
					let { ret: m, fd_obj: h } = c.fds[e].path_open(t, p, i, a, o, s);
					if (m != 0) return m;
					c.fds.push(h);
					let g = c.fds.length - 1;
					return u.setUint32(l, g, !0), 0;
				}
				return 8;
			},
			path_readlink(e, t, n, r, i, a) {
				let o = new DataView(c.inst.exports.memory.buffer), s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let l = new TextDecoder("utf-8").decode(s.slice(t, t + n));
					d.log(l);
					let { ret: u, data: f } = c.fds[e].path_readlink(l);
					if (f != null) {
						let e = new TextEncoder().encode(f);
						if (e.length > i) return o.setUint32(a, 0, !0), 8;
						s.set(e, r), o.setUint32(a, e.length, !0);
					}
					return u;
				}
				return 8;
			},
			path_remove_directory(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_remove_directory(i);
				}
				return 8;
			},
			path_rename(e, t, n, r, i, a) {
				let o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null && c.fds[r] != null) {
					let s = new TextDecoder("utf-8").decode(o.slice(t, t + n)), l = new TextDecoder("utf-8").decode(o.slice(i, i + a)), { ret: u, inode_obj: d } = c.fds[e].path_unlink(s);
					if (d == null) return u;
					if (u = c.fds[r].path_link(l, d, !0), u != 0 && c.fds[e].path_link(s, d, !0) != 0) throw "path_link should always return success when relinking an inode back to the original place";
					return u;
				}
				return 8;
			},
			path_symlink(e, t, n, r, i) {
				let a = new Uint8Array(c.inst.exports.memory.buffer);
				return c.fds[n] == null ? 8 : (new TextDecoder("utf-8").decode(a.slice(e, e + t)), new TextDecoder("utf-8").decode(a.slice(r, r + i)), 58);
			},
			path_unlink_file(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_unlink_file(i);
				}
				return 8;
			},
			poll_oneoff(e, t, n) {
				if (n === 0) return 28;
				if (n > 1) return d.log("poll_oneoff: only a single subscription is supported"), 58;
				let r = new DataView(c.inst.exports.memory.buffer), i = a.read_bytes(r, e), s = i.eventtype, l = i.clockid, u = i.timeout;
				if (s !== 0) return d.log("poll_oneoff: only clock subscriptions are supported"), 58;
				let f;
				if (l === 1) f = () => BigInt(Math.round(performance.now() * 1e6));
				else if (l === 0) f = () => BigInt((/* @__PURE__ */ new Date()).getTime()) * 1000000n;
				else return 28;
				let p = i.flags & 1 ? u : f() + u;
				for (; p > f(););
				return new o(i.userdata, 0, s).write_bytes(r, t), 0;
			},
			proc_exit(e) {
				throw new f(e);
			},
			proc_raise(e) {
				throw "raised signal " + e;
			},
			sched_yield() {},
			random_get(e, t) {
				let n = new Uint8Array(c.inst.exports.memory.buffer).subarray(e, e + t);
				if ("crypto" in globalThis && (typeof SharedArrayBuffer > "u" || !(c.inst.exports.memory.buffer instanceof SharedArrayBuffer))) for (let e = 0; e < t; e += 65536) crypto.getRandomValues(n.subarray(e, e + 65536));
				else for (let e = 0; e < t; e++) n[e] = Math.random() * 256 | 0;
			},
			sock_recv(e, t, n) {
				throw "sockets not supported";
			},
			sock_send(e, t, n) {
				throw "sockets not supported";
			},
			sock_shutdown(e, t) {
				throw "sockets not supported";
			},
			sock_accept(e, t) {
				throw "sockets not supported";
			}
		};
	}
}, m = class {
	fd_allocate(e, t) {
		return 58;
	}
	fd_close() {
		return 0;
	}
	fd_fdstat_get() {
		return {
			ret: 58,
			fdstat: null
		};
	}
	fd_fdstat_set_flags(e) {
		return 58;
	}
	fd_fdstat_set_rights(e, t) {
		return 58;
	}
	fd_filestat_get() {
		return {
			ret: 58,
			filestat: null
		};
	}
	fd_filestat_set_size(e) {
		return 58;
	}
	fd_filestat_set_times(e, t, n) {
		return 58;
	}
	fd_pread(e, t) {
		return {
			ret: 58,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_prestat_get() {
		return {
			ret: 58,
			prestat: null
		};
	}
	fd_pwrite(e, t) {
		return {
			ret: 58,
			nwritten: 0
		};
	}
	fd_read(e) {
		return {
			ret: 58,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_readdir_single(e) {
		return {
			ret: 58,
			dirent: null
		};
	}
	fd_seek(e, t) {
		return {
			ret: 58,
			offset: 0n
		};
	}
	fd_sync() {
		return 0;
	}
	fd_tell() {
		return {
			ret: 58,
			offset: 0n
		};
	}
	fd_write(e) {
		return {
			ret: 58,
			nwritten: 0
		};
	}
	path_create_directory(e) {
		return 58;
	}
	path_filestat_get(e, t) {
		return {
			ret: 58,
			filestat: null
		};
	}
	path_filestat_set_times(e, t, n, r, i) {
		return 58;
	}
	path_link(e, t, n) {
		return 58;
	}
	path_unlink(e) {
		return {
			ret: 58,
			inode_obj: null
		};
	}
	path_lookup(e, t) {
		return {
			ret: 58,
			inode_obj: null
		};
	}
	path_open(e, t, n, r, i, a) {
		return {
			ret: 54,
			fd_obj: null
		};
	}
	path_readlink(e) {
		return {
			ret: 58,
			data: null
		};
	}
	path_remove_directory(e) {
		return 58;
	}
	path_rename(e, t, n) {
		return 58;
	}
	path_unlink_file(e) {
		return 58;
	}
}, h = class e {
	static issue_ino() {
		return e.next_ino++;
	}
	static root_ino() {
		return 0n;
	}
	constructor() {
		this.ino = e.issue_ino();
	}
};
h.next_ino = 1n;
// node_modules/@bjorn3/browser_wasi_shim/dist/fs_mem.js
var g = class extends m {
	fd_allocate(e, t) {
		if (!(this.file.size > e + t)) {
			let n = new Uint8Array(Number(e + t));
			n.set(this.file.data, 0), this.file.data = n;
		}
		return 0;
	}
	fd_fdstat_get() {
		return {
			ret: 0,
			fdstat: new r(4, 0)
		};
	}
	fd_filestat_set_size(e) {
		if (this.file.size > e) this.file.data = new Uint8Array(this.file.data.buffer.slice(0, Number(e)));
		else {
			let t = new Uint8Array(Number(e));
			t.set(this.file.data, 0), this.file.data = t;
		}
		return 0;
	}
	fd_read(e) {
		let t = this.file.data.slice(Number(this.file_pos), Number(this.file_pos + BigInt(e)));
		return this.file_pos += BigInt(t.length), {
			ret: 0,
			data: t
		};
	}
	fd_pread(e, t) {
		return {
			ret: 0,
			data: this.file.data.slice(Number(t), Number(t + BigInt(e)))
		};
	}
	fd_seek(e, t) {
		let n;
		switch (t) {
			case 0:
				n = e;
				break;
			case 1:
				n = this.file_pos + e;
				break;
			case 2:
				n = BigInt(this.file.data.byteLength) + e;
				break;
			default: return {
				ret: 28,
				offset: 0n
			};
		}
		return n < 0 ? {
			ret: 28,
			offset: 0n
		} : (this.file_pos = n, {
			ret: 0,
			offset: this.file_pos
		});
	}
	fd_tell() {
		return {
			ret: 0,
			offset: this.file_pos
		};
	}
	fd_write(e) {
		if (this.file.readonly) return {
			ret: 8,
			nwritten: 0
		};
		if (this.file_pos + BigInt(e.byteLength) > this.file.size) {
			let t = this.file.data;
			this.file.data = new Uint8Array(Number(this.file_pos + BigInt(e.byteLength))), this.file.data.set(t);
		}
		return this.file.data.set(e, Number(this.file_pos)), this.file_pos += BigInt(e.byteLength), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	fd_pwrite(e, t) {
		if (this.file.readonly) return {
			ret: 8,
			nwritten: 0
		};
		if (t + BigInt(e.byteLength) > this.file.size) {
			let n = this.file.data;
			this.file.data = new Uint8Array(Number(t + BigInt(e.byteLength))), this.file.data.set(n);
		}
		return this.file.data.set(e, Number(t)), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	fd_filestat_get() {
		return {
			ret: 0,
			filestat: this.file.stat()
		};
	}
	constructor(e) {
		super(), this.file_pos = 0n, this.file = e;
	}
}, _ = class extends m {
	fd_seek(e, t) {
		return {
			ret: 8,
			offset: 0n
		};
	}
	fd_tell() {
		return {
			ret: 8,
			offset: 0n
		};
	}
	fd_allocate(e, t) {
		return 8;
	}
	fd_fdstat_get() {
		return {
			ret: 0,
			fdstat: new r(3, 0)
		};
	}
	fd_readdir_single(e) {
		if (d.enabled && (d.log("readdir_single", e), d.log(e, this.dir.contents.keys())), e == 0n) return {
			ret: 0,
			dirent: new n(1n, this.dir.ino, ".", 3)
		};
		if (e == 1n) return {
			ret: 0,
			dirent: new n(2n, this.dir.parent_ino(), "..", 3)
		};
		if (e >= BigInt(this.dir.contents.size) + 2n) return {
			ret: 0,
			dirent: null
		};
		let [t, r] = Array.from(this.dir.contents.entries())[Number(e - 2n)];
		return {
			ret: 0,
			dirent: new n(e + 1n, r.ino, t, r.stat().filetype)
		};
	}
	path_filestat_get(e, t) {
		let { ret: n, path: r } = b.from(t);
		if (r == null) return {
			ret: n,
			filestat: null
		};
		let { ret: i, entry: a } = this.dir.get_entry_for_path(r);
		return a == null ? {
			ret: i,
			filestat: null
		} : {
			ret: 0,
			filestat: a.stat()
		};
	}
	path_lookup(e, t) {
		let { ret: n, path: r } = b.from(e);
		if (r == null) return {
			ret: n,
			inode_obj: null
		};
		let { ret: i, entry: a } = this.dir.get_entry_for_path(r);
		return a == null ? {
			ret: i,
			inode_obj: null
		} : {
			ret: 0,
			inode_obj: a
		};
	}
	path_open(e, t, n, r, i, a) {
		let { ret: o, path: s } = b.from(t);
		if (s == null) return {
			ret: o,
			fd_obj: null
		};
		let { ret: c, entry: l } = this.dir.get_entry_for_path(s);
		if (l == null) {
			if (c != 44) return {
				ret: c,
				fd_obj: null
			};
			if ((n & 1) == 1) {
				let { ret: e, entry: r } = this.dir.create_entry_for_path(t, (n & 2) == 2);
				if (r == null) return {
					ret: e,
					fd_obj: null
				};
				l = r;
			} else return {
				ret: 44,
				fd_obj: null
			};
		} else if ((n & 4) == 4) return {
			ret: 20,
			fd_obj: null
		};
		return (n & 2) == 2 && l.stat().filetype !== 3 ? {
			ret: 54,
			fd_obj: null
		} : l.path_open(n, r, a);
	}
	path_create_directory(e) {
		return this.path_open(0, e, 3, 0n, 0n, 0).ret;
	}
	path_link(e, t, n) {
		let { ret: r, path: i } = b.from(e);
		if (i == null) return r;
		if (i.is_dir) return 44;
		let { ret: a, parent_entry: o, filename: s, entry: c } = this.dir.get_parent_dir_and_entry_for_path(i, !0);
		if (o == null || s == null) return a;
		if (c != null) {
			let e = t.stat().filetype == 3, r = c.stat().filetype == 3;
			if (e && r) {
				if (n && c instanceof x) {
					if (c.contents.size != 0) return 55;
				} else return 20;
			} else if (e && !r) return 54;
			else if (!e && r) return 31;
			else if (t.stat().filetype != 4 || c.stat().filetype != 4) return 20;
		}
		return !n && t.stat().filetype == 3 ? 63 : (o.contents.set(s, t), 0);
	}
	path_unlink(e) {
		let { ret: t, path: n } = b.from(e);
		if (n == null) return {
			ret: t,
			inode_obj: null
		};
		let { ret: r, parent_entry: i, filename: a, entry: o } = this.dir.get_parent_dir_and_entry_for_path(n, !0);
		return i == null || a == null ? {
			ret: r,
			inode_obj: null
		} : o == null ? {
			ret: 44,
			inode_obj: null
		} : (i.contents.delete(a), {
			ret: 0,
			inode_obj: o
		});
	}
	path_unlink_file(e) {
		let { ret: t, path: n } = b.from(e);
		if (n == null) return t;
		let { ret: r, parent_entry: i, filename: a, entry: o } = this.dir.get_parent_dir_and_entry_for_path(n, !1);
		return i == null || a == null || o == null ? r : o.stat().filetype === 3 ? 31 : (i.contents.delete(a), 0);
	}
	path_remove_directory(e) {
		let { ret: t, path: n } = b.from(e);
		if (n == null) return t;
		let { ret: r, parent_entry: i, filename: a, entry: o } = this.dir.get_parent_dir_and_entry_for_path(n, !1);
		return i == null || a == null || o == null ? r : !(o instanceof x) || o.stat().filetype !== 3 ? 54 : o.contents.size === 0 ? i.contents.delete(a) ? 0 : 44 : 55;
	}
	fd_filestat_get() {
		return {
			ret: 0,
			filestat: this.dir.stat()
		};
	}
	fd_filestat_set_size(e) {
		return 8;
	}
	fd_read(e) {
		return {
			ret: 8,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_pread(e, t) {
		return {
			ret: 8,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_write(e) {
		return {
			ret: 8,
			nwritten: 0
		};
	}
	fd_pwrite(e, t) {
		return {
			ret: 8,
			nwritten: 0
		};
	}
	constructor(e) {
		super(), this.dir = e;
	}
}, v = class extends _ {
	fd_prestat_get() {
		return {
			ret: 0,
			prestat: c.dir(this.prestat_name)
		};
	}
	constructor(e, t) {
		super(new x(t)), this.prestat_name = e;
	}
}, y = class extends h {
	path_open(e, t, n) {
		if (this.readonly && (t & BigInt(64)) == BigInt(64)) return {
			ret: 63,
			fd_obj: null
		};
		if ((e & 8) == 8) {
			if (this.readonly) return {
				ret: 63,
				fd_obj: null
			};
			this.data = new Uint8Array([]);
		}
		let r = new g(this);
		return n & 1 && r.fd_seek(0n, 2), {
			ret: 0,
			fd_obj: r
		};
	}
	get size() {
		return BigInt(this.data.byteLength);
	}
	stat() {
		return new i(this.ino, 4, this.size);
	}
	constructor(e, t) {
		super(), this.data = new Uint8Array(e), this.readonly = !!t?.readonly;
	}
}, b = class e {
	static from(t) {
		let n = new e();
		if (n.is_dir = t.endsWith("/"), t.startsWith("/")) return {
			ret: 76,
			path: null
		};
		if (t.includes("\0")) return {
			ret: 28,
			path: null
		};
		for (let e of t.split("/")) if (e !== "" && e !== ".") {
			if (e === "..") {
				if (n.parts.pop() == null) return {
					ret: 76,
					path: null
				};
			} else n.parts.push(e);
		}
		return {
			ret: 0,
			path: n
		};
	}
	to_path_string() {
		let e = this.parts.join("/");
		return this.is_dir && (e += "/"), e;
	}
	constructor() {
		this.parts = [], this.is_dir = !1;
	}
}, x = class e extends h {
	parent_ino() {
		return this.parent == null ? h.root_ino() : this.parent.ino;
	}
	path_open(e, t, n) {
		return {
			ret: 0,
			fd_obj: new _(this)
		};
	}
	stat() {
		return new i(this.ino, 3, 0n);
	}
	get_entry_for_path(t) {
		let n = this;
		for (let r of t.parts) {
			if (!(n instanceof e)) return {
				ret: 54,
				entry: null
			};
			let t = n.contents.get(r);
			if (t !== void 0) n = t;
			else return d.log(r), {
				ret: 44,
				entry: null
			};
		}
		return t.is_dir && n.stat().filetype != 3 ? {
			ret: 54,
			entry: null
		} : {
			ret: 0,
			entry: n
		};
	}
	get_parent_dir_and_entry_for_path(t, n) {
		let r = t.parts.pop();
		if (r === void 0) return {
			ret: 28,
			parent_entry: null,
			filename: null,
			entry: null
		};
		let { ret: i, entry: a } = this.get_entry_for_path(t);
		if (a == null) return {
			ret: i,
			parent_entry: null,
			filename: null,
			entry: null
		};
		if (!(a instanceof e)) return {
			ret: 54,
			parent_entry: null,
			filename: null,
			entry: null
		};
		let o = a.contents.get(r);
		return o === void 0 ? n ? {
			ret: 0,
			parent_entry: a,
			filename: r,
			entry: null
		} : {
			ret: 44,
			parent_entry: null,
			filename: null,
			entry: null
		} : t.is_dir && o.stat().filetype != 3 ? {
			ret: 54,
			parent_entry: null,
			filename: null,
			entry: null
		} : {
			ret: 0,
			parent_entry: a,
			filename: r,
			entry: o
		};
	}
	create_entry_for_path(t, n) {
		let { ret: r, path: i } = b.from(t);
		if (i == null) return {
			ret: r,
			entry: null
		};
		let { ret: a, parent_entry: o, filename: s, entry: c } = this.get_parent_dir_and_entry_for_path(i, !0);
		if (o == null || s == null) return {
			ret: a,
			entry: null
		};
		if (c != null) return {
			ret: 20,
			entry: null
		};
		d.log("create", i);
		let l;
		return l = n ? new e(/* @__PURE__ */ new Map()) : new y(/* @__PURE__ */ new ArrayBuffer(0)), o.contents.set(s, l), c = l, {
			ret: 0,
			entry: c
		};
	}
	constructor(t) {
		super(), this.parent = null, this.contents = t instanceof Array ? new Map(t) : t;
		for (let t of this.contents.values()) t instanceof e && (t.parent = this);
	}
};
// browser/memory.ts
function S(e) {
	let t = new v("/", /* @__PURE__ */ new Map());
	return t.dir = w(e), t.dir.contents.set(".codesim", new O()), t;
}
function C({ dir: e }, t) {
	let n = e;
	for (let e of t.split("/")) n = n instanceof x ? n.contents.get(e) : void 0;
	return n instanceof y ? n.data : void 0;
}
function w(e) {
	let t = new O();
	for (let [n, r] of e) {
		let e = n.split("/").filter((e) => e !== ""), i = e.pop();
		if (i === void 0 || [...e, i].some(T)) throw Error(`no path of a file: ${n}`);
		e.reduce(E, t).contents.set(i, r instanceof Uint8Array ? D(r) : new N(r));
	}
	return t;
}
function T(e) {
	return e === "." || e === ".." || e.includes("\0");
}
function E(e, t) {
	let n = e.contents.get(t);
	if (n instanceof O) return n;
	if (n) throw Error(`a file and a folder have the name ${t}`);
	let r = new O();
	return e.contents.set(t, r), r;
}
function D(e) {
	let t = new y([], { readonly: !0 });
	return t.data = e, t;
}
var O = class e extends x {
	constructor() {
		super(/* @__PURE__ */ new Map());
	}
	path_open() {
		return {
			ret: 0,
			fd_obj: new k(this)
		};
	}
	create_entry_for_path(t, n) {
		let r = super.create_entry_for_path(t, n);
		if (!r.entry) return r;
		let i = t.split("/").filter((e) => e !== ""), a = i.pop(), o = i.reduce((e, t) => e.contents.get(t), this), s = n ? new e() : new A([]);
		return o.contents.set(a, s), {
			...r,
			entry: s
		};
	}
}, k = class extends _ {
	#e = [];
	fd_readdir_single(e) {
		if (e < 2n) return this.#e = [...this.dir.contents], super.fd_readdir_single(e);
		let [t, r] = this.#e[Number(e) - 2] ?? [];
		return {
			ret: 0,
			dirent: r ? new n(e + 1n, r.ino, t, r.stat().filetype) : null
		};
	}
}, A = class extends y {
	path_open(...e) {
		return {
			...super.path_open(...e),
			fd_obj: new j(this)
		};
	}
}, j = class extends g {
	fd_write(e) {
		let t = Number(this.file_pos), n = t + e.byteLength;
		return n > this.file.data.byteLength && (this.file.data = M(this.file.data, n)), this.file.data.set(e, t), this.file_pos = BigInt(n), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
};
function M(e, t) {
	let { buffer: n } = e;
	return n.byteLength < t && (n = new ArrayBuffer(Math.max(t, 2 * n.byteLength)), new Uint8Array(n).set(e)), new Uint8Array(n, 0, t);
}
var N = class extends h {
	#e;
	constructor(e) {
		super(), this.#e = e;
	}
	path_open() {
		try {
			return {
				ret: 0,
				fd_obj: new g(D(this.#e.read()))
			};
		} catch {
			return {
				ret: 29,
				fd_obj: null
			};
		}
	}
	stat() {
		return new i(this.ino, 4, BigInt(this.#e.size));
	}
}, P = class extends Error {
	reason;
	constructor(e, t) {
		super(t), this.reason = e;
	}
}, F = 20, I = 4096;
async function L(e, t, n, r = () => {}, i = WebAssembly.instantiate) {
	let a = [];
	for (;;) {
		let o = new z(t, {
			...n,
			crashed: a
		}, r), s = o.start(await R(i(e, o.imports)));
		if (!("text" in s)) return s;
		if (a.push(s.text), a.length > F) throw new P("broken", o.said);
		r({ restart: a.length });
	}
}
function R(e) {
	return e.catch((e) => {
		throw new P(e instanceof RangeError ? "memory" : "broken", String(e));
	});
}
var z = class {
	#e;
	#t;
	#n;
	#r;
	said = "";
	#i = null;
	#a;
	constructor(e, t, n) {
		this.#r = n, this.#n = t.settings.output, this.#t = S(e);
		let r = [
			new g(new y(new TextEncoder().encode(`${JSON.stringify(t)}\n`), { readonly: !0 })),
			new V((e) => this.#s(e)),
			new V((e) => this.said = `${this.said}${e}\n`.slice(-2e3)),
			this.#t
		];
		this.#e = new p(["codesim"], [], r, { debug: !1 });
	}
	get imports() {
		return { wasi_snapshot_preview1: this.#e.wasiImport };
	}
	start(e) {
		let { memory: t } = e.exports;
		try {
			this.#e.start(e);
		} catch (e) {
			return this.#o(t, e);
		}
		if (this.#a && "finished" in this.#a) return {
			summary: this.#a.finished.summary,
			outputs: this.#c()
		};
		throw this.#a ? new P("refused", this.#a.failed.reason) : new P("broken", this.said);
	}
	#o(e, t) {
		if (!B(e)) throw new P("memory", this.said);
		if (this.#i !== null) return { text: this.#i };
		throw new P("broken", this.said || String(t));
	}
	#s(e) {
		let t = JSON.parse(e);
		"text" in t ? this.#i = t.text : "finished" in t || "failed" in t ? this.#a = t : this.#r(t);
	}
	#c() {
		return new Map(this.#n.map((e) => {
			let t = C(this.#t, e);
			if (!t) throw new P("broken", `${e} was not written\n${this.said}`);
			return [e, t];
		}));
	}
};
function B(e) {
	try {
		return e.grow(I), !0;
	} catch {
		return !1;
	}
}
var V = class extends m {
	#e = new TextDecoder();
	#t;
	#n = "";
	constructor(e) {
		super(), this.#t = e;
	}
	fd_write(e) {
		let t = (this.#n + this.#e.decode(e, { stream: !0 })).split("\n");
		return this.#n = t.pop(), t.forEach(this.#t), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	fd_fdstat_get() {
		return {
			ret: 0,
			fdstat: new r(2, 0)
		};
	}
	fd_filestat_get() {
		return {
			ret: 0,
			filestat: new i(0n, 2, 0n)
		};
	}
}, H = 100;
function U(e) {
	let t = 0, n = 0;
	return (r) => {
		"advance" in r ? (t += r.advance, performance.now() - n < H || (n = performance.now(), e({ advance: t }), t = 0)) : (t = 0, e(r));
	};
}
// package/worker.ts
var W = new URL(
	/* @vite-ignore */
	"./codesim.wasm",
	import.meta.url
);
async function G() {
	if (W.protocol !== "file:") return WebAssembly.compileStreaming(fetch(W));
	let { readFile: e } = await import("node:fs/promises");
	return WebAssembly.compile(await e(W));
}
async function K({ files: e, ...t }, n) {
	try {
		n(await L(await G(), e, t, U((e) => n({ message: e }))));
	} catch (e) {
		n({ failed: e instanceof Error ? e.message : String(e) });
	}
}
if (typeof self > "u") {
	let { parentPort: e } = await import("node:worker_threads");
	e.once("message", (t) => void K(t, (t) => e.postMessage(t)));
} else self.onmessage = ({ data: e }) => void K(e, (e) => self.postMessage(e));
