(function(){var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return e()}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,te=65536,ne=1<<18,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},xe=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var C=!1;function De(e){C=e}var w;function Oe(e){if(e===null)throw we(),be;return w=e}function ke(){return Oe(un(w))}function T(e){if(C){if(un(w)!==null)throw we(),be;w=e}}function Ae(e=1){if(C){for(var t=e,n=w;t--;)n=un(n);w=n}}function je(e=!0){for(var t=0,n=w;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=un(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw we(),be;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var E=null;function Ye(e){E=e}function D(e,t=!1,n){E={p:E,i:!1,c:null,e:null,s:e,x:null,r:z,l:qe&&!t?{s:null,u:null,$:[]}:null}}function O(e){var t=E,n=t.e;if(n!==null){t.e=null;for(var r of n)wn(r)}return e!==void 0&&(t.x=e),t.i=!0,E=t.p,Xe(e)}function Xe(e={}){return i(e,ue,{value:!0}),e}function Ze(){return!qe||E!==null&&E.l===null}var Qe=[];function $e(){var e=Qe;Qe=[],p(e)}function et(e){if(Qe.length===0&&!Dt){var t=Qe;queueMicrotask(()=>{t===Qe&&$e()})}Qe.push(e)}function tt(){for(;Qe.length>0;)$e()}var nt=~(v|y|_);function rt(e,t){e.f=e.f&nt|t}function it(e){e.f&512||e.deps===null?rt(e,_):rt(e,y)}function at(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),rt(e,_)}var ot=!1;function st(){ot||(ot=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function ct(e){var t=R,n=z;Yn(null),Xn(null);try{return e()}finally{Yn(t),Xn(n)}}function lt(e,t,n,r=n){e.addEventListener(t,()=>ct(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),st()}function ut(e,t,n,r){let i=Ze()?mt:_t;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=z,c=dt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){_n(e,s)}ft()}}var d=pt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>gt(e))).then(u).catch(e=>_n(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ft())}):f()}function dt(){var e=z,t=R,n=E,r=A;return function(i=!0){Xn(e),Yn(t),Ye(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ft(e=!0){Xn(null),Yn(null),Ye(null),e&&A?.deactivate()}function pt(){var e=z,t=e.b,n=A,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function mt(e){var t=2|v;return z!==null&&(z.f|=re),{ctx:E,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:xe,wv:0,parent:z,ac:null}}var ht=Symbol(`obsolete`);function gt(e,t,n){let r=z;r===null&&Ie();var i=void 0,a=Wt(xe),o=!R,s=new Set;return On(()=>{var t=z,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(ft)}catch(e){n.reject(e),ft()}var c=A;if(o){if(t.f&32768)var l=pt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ht);else for(let e of s.values())e.reject(ht);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ht&&(c.activate(),t?(a.f|=ce,Jt(a,t)):(a.f&8388608&&(a.f^=ce),Jt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Sn(()=>{for(let e of s)e.reject(ht)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function k(e){let t=mt(e);return Qn(t),t}function _t(e){let t=mt(e);return t.equals=Fe,t}function vt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Ln(t[n])}}function yt(e){var t,n=z,r=e.parent;if(!Kn&&r!==null&&e.v!==xe&&r.f&24576)return Ce(),e.v;Xn(r);try{vt(e),t=ur(e)}finally{Xn(n)}return t}function bt(e){var t=yt(e);!e.equals(t)&&(e.wv=sr(),(!A?.is_fork||e.deps===null)&&(A===null?e.v=t:(A.capture(e,t,!0),wt?.capture(e,t,!0)),e.deps===null))?rt(e,_):Kn||(Tt===null?it(e):(xn()||A?.is_fork)&&Tt.set(e,t))}function xt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ct(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),pr(t,0),Fn(t))}function St(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&mr(t)}var Ct=null,A=null,wt=null,Tt=null,Et=null,Dt=!1,Ot=!1,kt=null,At=null,jt=0,Mt=1,Nt=class e{id=Mt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ct===null?Ct=this:(Ct.next=this,this.prev=Ct),Ct=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)rt(r,v),t(r);for(r of n.m)rt(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)rt(e,t),this.schedule(e);this.apply();for(var t=kt=[],n=[],r=At=[];this.#a.length>0;){jt++>1e3&&(this.#b(),Ft());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Bt(e),this.#d()||this.discard(),t}}if(A=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(kt=null,At=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)zt(e,t);r.length>0&&A.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),wt=this,Lt(n),Lt(t),wt=null,this.#i?.resolve();var o=A;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ht.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):cr(r)&&(i&16&&this.add_dirty_reaction(r,y),mr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),rt(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),A=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)at(e[t],this.#s)}capture(e,t,n=!1){e.v!==xe&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Tt?.set(e,t)),this.is_fork||(e.v=t)}activate(){A=this}deactivate(){A=null,Tt=null}flush(){try{Ot=!0,A=this,this.#m()}finally{jt=0,Et=null,kt=null,At=null,Ot=!1,A=null,Tt=null,Ht.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ht);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,et(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(A===null){let t=A=new e;!Ot&&!Dt&&et(()=>{t.started||t.flush()})}return A}apply(){Tt=null}schedule(e){Et=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ct=e:t.prev=e,this.linked=!1}}};function Pt(e){var t=Dt,n=wt;wt=null,Dt=!0;try{var r;for(e&&(Pt(),r=e());;){if(tt(),A===null)return r;A.flush()}}finally{Dt=t,wt=n}}function Ft(){try{Ve()}catch(e){_n(e,Et)}}var It=null;function Lt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&cr(r)&&(It=new Set,mr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&zn(r),It?.size>0)){Ht.clear();for(let e of It){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)It.has(n)&&(It.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||mr(n)}}It.clear()}}It=null}}function Rt(e){A.schedule(e)}function zt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),rt(e,_);for(var n=e.first;n!==null;)zt(n,t),n=n.next}}function Bt(e){rt(e,_);for(var t=e.first;t!==null;)Bt(t),t=t.next}var Vt=new Set,Ht=new Map,Ut=!1;function Wt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function j(e,t){let n=Wt(e,t);return Qn(n),n}function Gt(e,t=!1,n=!0){let r=Wt(e);return t||(r.equals=Fe),qe&&n&&E!==null&&E.l!==null&&(E.l.s??=[]).push(r),r}function M(e,t,n=!1){return R!==null&&(!Jn||R.f&131072)&&Ze()&&R.f&4325394&&(Zn===null||!Zn.has(e))&&Ge(),Jt(e,n?Qt(t):t,At)}var Kt=null,qt=0;function Jt(e,t,n=null){if(!e.equals(t)){Kn?Ht.set(e,t):Ht.has(e)||Ht.set(e,e.v);var r=Nt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&yt(t),Tt===null&&it(t)}e.wv=sr(),Kt=null,qt=0,Zt(e,v,n),Kt=null,Ze()&&z!==null&&z.f&1024&&!(z.f&96)&&(tr===null?nr([e]):tr.push(e)),!r.is_fork&&Vt.size>0&&!Ut&&Yt()}return t}function Yt(){Ut=!1;for(let e of Vt){e.f&1024&&rt(e,y);let t;try{t=cr(e)}catch{t=!0}t&&mr(e)}Vt.clear()}function Xt(e){M(e,e.v+1)}function Zt(e,t,n){var r=e.reactions;if(r!==null){var i=Ze(),a=r.length;if(qt+=a,qt>1e5&&Kt===null&&(Kt=new Set),Kt!==null){if(Kt.has(e))return;Kt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==z){var l=(c&v)===0;if(l&&rt(s,t),c&131072)Vt.add(s);else if(c&2){var u=s;Tt?.delete(u),Zt(u,y,n)}else if(l){var d=s;c&16&&It!==null&&It.add(d),n===null?Rt(d):n.push(d)}}}}}function Qt(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=j(0),u=null,d=ar,f=e=>{if(ar===d)return e();var t=R,n=ar;Yn(null),or(d);var r=e();return Yn(t),or(n),r};return i&&r.set(`length`,j(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=j(n.value,u);return r.set(t,e),e}):M(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>j(xe,u));r.set(t,e),Xt(o)}}else M(n,xe),Xt(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>j(Qt(s?e[n]:xe),u)),r.set(n,o)),o!==void 0){var c=B(o);return c===xe?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=B(i);if(a===xe)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==xe||Reflect.has(e,t);return(n!==void 0||(z!==null||R!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>j(i?Qt(e[t]):xe,u)),r.set(t,n)),B(n)===xe)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>j(xe,u)),r.set(d+``,p)):M(p,xe)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>j(void 0,u)),M(c,Qt(n)),r.set(t,c));else{l=c.v!==xe;var m=f(()=>Qt(n));M(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&M(g,_+1)}Xt(o)}return!0},ownKeys(e){B(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==xe});for(var[n,i]of r)i.v!==xe&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function $t(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function en(e,t){return Object.is($t(e),$t(t))}var tn,nn,rn,an,on;function sn(){if(tn===void 0){tn=window,nn=document,rn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;an=a(t,`firstChild`).get,on=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function cn(e=``){return document.createTextNode(e)}function ln(e){return an.call(e)}function un(e){return on.call(e)}function N(e,t){if(!C)return ln(e);var n=ln(w);if(n===null)n=w.appendChild(cn());else if(t&&n.nodeType!==3){var r=cn();return n?.before(r),Oe(r),r}return t&&hn(n),Oe(n),n}function P(e,t=!1){if(!C){var n=ln(e);return n instanceof Comment&&n.data===``?un(n):n}if(t){if(w?.nodeType!==3){var r=cn();return w?.before(r),Oe(r),r}hn(w)}return w}function F(e,t=!1){if(!C)return ln(e);var n=N(e,t);return T(e),n}function I(e,t=1,n=!1){let r=C?w:e;for(var i;t--;)i=r,r=un(r);if(!C)return r;if(n){if(r?.nodeType!==3){var a=cn();return r===null?i?.after(a):r.before(a),Oe(a),a}hn(r)}return Oe(r),r}function dn(e){e.textContent=``}function fn(){return!1}function pn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function mn(e=``){return document.createComment(e)}function hn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function gn(e){var t=z;if(t===null)return R.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;_n(e,t)}function _n(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function vn(e){z===null&&(R===null&&Be(e),ze()),Kn&&Re(e)}function yn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function bn(e,t){var n=z;n!==null&&n.f&8192&&(e|=b);var r={ctx:E,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};A?.register_created_effect(r);var i=r;if(e&4)kt===null?Nt.ensure().schedule(r):kt.push(r);else if(t!==null){try{mr(r)}catch(e){throw Ln(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&yn(i,n),R!==null&&R.f&2&&!(e&64))){var a=R;(a.effects??=[]).push(i)}return r}function xn(){return R!==null&&!Jn}function Sn(e){let t=bn(8,null);return rt(t,_),t.teardown=e,t}function Cn(e){vn(`$effect`);var t=z.f;if(!R&&t&32&&E!==null&&!E.i){var n=E;(n.e??=[]).push(e)}else return wn(e)}function wn(e){return bn(4|ie,e)}function Tn(e){return vn(`$effect.pre`),bn(8|ie,e)}function En(e){Nt.ensure();let t=bn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Bn(t,()=>{Ln(t),n(void 0)}):(Ln(t),n(void 0))})}function Dn(e){return bn(4,e)}function On(e){return bn(se|re,e)}function kn(e,t=0){return bn(8|t,e)}function L(e,t=[],n=[],r=[]){ut(r,t,n,t=>{bn(8,()=>{e(...t.map(B))})})}function An(e,t=[],n=[],r=[]){ut(r,t,n,t=>{bn(4,()=>e(...t.map(B)))})}function jn(e,t=0){return bn(16|t,e)}function Mn(e,t=0){return bn(g|t,e)}function Nn(e){return bn(32|re,e)}function Pn(e){var t=e.teardown;if(t!==null){let n=Kn,r=R;qn(!0),Yn(null);try{t.call(null)}catch(t){_n(t,e.parent)}finally{qn(n),Yn(r)}}}function Fn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ct(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Ln(n,t),n=r}}function In(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Ln(t),t=n}}function Ln(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Rn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Fn(e,t&&!n),pr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Pn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Rn(e,t){for(;e!==null;){var n=e===t?null:un(e);e.remove(),e=n}}function zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Bn(e,t,n=!0){var r=[];e.f|=256,Vn(e,r,!0);var i=()=>{n&&Ln(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Vn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Vn(i,t,o?n:!1)}i=a}}}function Hn(e){e.f&=-257,Un(e,!0)}function Un(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(rt(e,v),Nt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Un(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Wn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:un(n);t.append(n),n=i}}var Gn=null,Kn=!1;function qn(e){Kn=e}var R=null,Jn=!1;function Yn(e){R=e}var z=null;function Xn(e){z=e}var Zn=null;function Qn(e){R!==null&&(R.f&2097152||R.f&2)&&(Zn??=new Set).add(e)}var $n=null,er=0,tr=null;function nr(e){tr=e}var rr=1,ir=0,ar=ir;function or(e){ar=e}function sr(){return++rr}function cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(cr(a)&&bt(a),a.wv>e.wv)return!0}t&512&&Tt===null&&rt(e,_)}return!1}function lr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Zn!==null&&Zn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?lr(a,t,!1):t===a&&(n?rt(a,v):a.f&1024&&rt(a,y),Rt(a))}}function ur(e){var t=$n,n=er,r=tr,i=R,a=Zn,o=E,s=Jn,c=ar,l=e.f;$n=null,er=0,tr=null,R=l&96?null:e,Zn=null,Ye(e.ctx),Jn=!1,ar=++ir,e.ac!==null&&(ct(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=S;var f=dr(e);if(Ze()&&tr!==null&&!Jn&&f!==null&&!(e.f&6146))for(var p=0;p<tr.length;p++)lr(tr[p],e);if(i!==null&&i!==e){if(ir++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ir;if(t!==null)for(let e of t)e.rv=ir;tr!==null&&(r===null?r=tr:r.push(...tr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return dr(e),gn(t)}finally{e.f^=oe,$n=t,er=n,tr=r,R=i,Zn=a,Ye(o),Jn=s,ar=c}}function dr(e){var t=e.deps,n=A?.is_fork;if($n!==null){var r;if(n||pr(e,er),t!==null&&er>0)for(t.length=er+$n.length,r=0;r<$n.length;r++)t[er+r]=$n[r];else e.deps=t=$n;if(xn()&&e.f&512)for(r=er;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&er<t.length&&(pr(e,er),t.length=er);return t}function fr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&($n===null||!n.call($n,r))){var s=r;s.f&512&&(s.f^=512),s.v!==xe&&it(s),s.ac!==null&&ct(()=>{s.ac.abort(ve),s.ac=null,rt(s,v)}),xt(s),pr(s,0)}}function pr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)fr(e,n[r])}function mr(e){var t=e.f;if(!(t&16384)){rt(e,_);var n=z;z=e;try{t&16777232?In(e):Fn(e),Pn(e);var r=ur(e);e.teardown=typeof r==`function`?r:null,e.wv=rr}finally{z=n}}}async function hr(){await Promise.resolve(),Pt()}function B(e){var t=!!(e.f&2);if(Gn?.add(e),R!==null&&!Jn&&!(z!==null&&z.f&16384)&&(Zn===null||!Zn.has(e))){var r=R.deps;if(R.f&2097152)e.rv<ir&&(e.rv=ir,$n===null&&r!==null&&r[er]===e?er++:$n===null?$n=[e]:$n.push(e));else{R.deps??=[],n.call(R.deps,e)||R.deps.push(e);var i=e.reactions;i===null?e.reactions=[R]:n.call(i,R)||i.push(R)}}if(Kn&&Ht.has(e))return Ht.get(e);if(t){var a=e;if(Kn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||_r(a))&&(o=yt(a)),Ht.set(a,o),o}var s=!(a.f&512)&&!Jn&&R!==null&&!!(R.f&512),c=(a.f&S)===0;cr(a)&&(s&&(a.f|=512),bt(a)),s&&!c&&(St(a),gr(a))}if(Tt?.has(e))return Tt.get(e);if(e.f&8388608)throw e.v;return e.v}function gr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(St(r),gr(r))}}function _r(e){if(e.v===xe)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ht.has(t)||t.f&2&&_r(t))return!0;return!1}function vr(e){var t=Jn;try{return Jn=!0,e()}finally{Jn=t}}function yr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)br(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&br(n)}}}function br(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{br(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=Symbol(`events`),wr=new Set,Tr=new Set;function Er(e,t,n,r={}){function i(e){if(r.capture||jr.call(t,e),!e.cancelBubble)return ct(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,et(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function V(e,t,n,r,i){var a={capture:r,passive:i},o=Er(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Sn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Dr(e,t,n){(t[Cr]??={})[e]=n}function Or(e){for(var t=0;t<e.length;t++)wr.add(e[t]);for(var n of Tr)n(e)}var kr=null,Ar=!1;function jr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;kr=e,Ar||(Ar=!0,setTimeout(()=>{Ar=!1,kr=null}));var s=0,c=kr===e&&e[Cr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Cr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=R,f=z;Yn(null),Xn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Cr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Cr]=t,delete e.currentTarget,Yn(d),Xn(f)}}}var Mr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Nr(e){return Mr?.createHTML(e)??e}function Pr(e){var t=pn(`template`);return t.innerHTML=Nr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Fr(e,t){var n=z;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function H(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(C)return Fr(w,null),w;i===void 0&&(i=Pr(a?e:`<!>`+e),n||(i=ln(i)));var t=r||rn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=ln(t),s=t.lastChild;Fr(o,s)}else Fr(t,t);return t}}function Ir(e=``){if(!C){var t=cn(e+``);return Fr(t,t),t}var n=w;return n.nodeType===3?hn(n):(n.before(n=cn()),Oe(n)),Fr(n,n),n}function Lr(){if(C)return Fr(w,null),w;var e=document.createDocumentFragment(),t=document.createComment(``),n=cn();return e.append(t,n),Fr(t,n),e}function U(e,t){if(C){var n=z;n.f&32768&&n.nodes.end!==null||(n.nodes.end=w),ke()}else e!==null&&e.before(t)}function Rr(){if(C&&w&&w.nodeType===8&&w.textContent?.startsWith(`$`)){let e=w.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function zr(e){let t=0,n=Wt(0),r;return()=>{xn()&&(B(n),kn(()=>(t===0&&(r=vr(()=>e(()=>Xt(n)))),t+=1,()=>{et(()=>{--t,t===0&&(r?.(),r=void 0,Xt(n))})})))}}var Br=te|re;function Vr(e,t,n,r){new Hr(e,t,n,r)}var Hr=class{parent;is_pending=!1;transform_error;#e;#t=C?w:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=zr(()=>(this.#p=Wt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=z;t.b=this,t.f|=128,n(e)},this.parent=z.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=jn(()=>{if(C){let e=Me(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Br),C&&(this.#e=w)}#h(){try{this.#a=Nn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);et(r),t&&(this.#s=Nn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ee():(t=!0,n&&Ke(),this.#s!==null&&Bn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){_n(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Nn(()=>e(this.#e)),et(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=cn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Nn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){_n(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(A)):this.#u===0&&(this.#e.before(e),this.#c=null,Bn(this.#o,()=>{this.#o=null}),this.#x(A))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Nn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Wn(this.#a,e);let t=this.#n.pending;this.#o=Nn(()=>t(this.#e))}else this.#x(A)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){at(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=z,n=R,r=E;Xn(this.#i),Yn(this.#i),Ye(this.#i.ctx);try{return Nt.ensure(),e()}finally{Xn(t),Yn(n),Ye(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Bn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,et(()=>{this.#d=!1,this.#p&&Jt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;A?.is_fork?(this.#a&&A.skip_effect(this.#a),this.#o&&A.skip_effect(this.#o),this.#s&&A.skip_effect(this.#s),A.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Ln(this.#a),null),this.#o&&=(Ln(this.#o),null),this.#s&&=(Ln(this.#s),null),C&&(Oe(this.#t),Ae(),Oe(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Nn(()=>{var r=z;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return _n(e,this.#i.parent),null}}))};et(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){_n(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>_n(e,this.#i&&this.#i.parent)):n(t)}})}};function W(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Ur(e,t){return Gr(e,t)}var Wr=new Map;function Gr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){sn();var l=void 0,u=En(()=>{var s=n??t.appendChild(cn());Vr(s,{pending:()=>{}},t=>{D({});var n=E;if(o&&(n.c=o),a&&(i.$$events=a),C&&Fr(t,null),l=e(t,i)||Xe(),C&&(z.nodes.end=w,w===null||w.nodeType!==8||w.data!==`]`))throw we(),be;O()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Sr(r);for(let e of[t,document]){var a=Wr.get(e);a===void 0&&(a=new Map,Wr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,jr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(wr)),Tr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Wr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,jr),r.delete(e),r.size===0&&Wr.delete(n)):r.set(e,i)}Tr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Kr.set(l,u),l}var Kr=new WeakMap,qr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Hn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Hn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Ln(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Wn(r,t),t.append(cn()),this.#n.set(e,{effect:r,fragment:t})}else Ln(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Bn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Ln(n.effect),this.#n.delete(e))};ensure(e,t){var n=A,r=fn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=cn();i.append(a),this.#n.set(e,{effect:Nn(()=>t(a)),fragment:i})}else this.#t.set(e,Nn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else C&&(this.anchor=w),this.#a(n)}};function G(e,t,n=!1){var r;C&&(r=w,ke());var i=new qr(e),a=n?te:0;function o(e,t){if(C){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();Oe(a),i.anchor=a,De(!1),i.ensure(e,t),De(!0);return}}i.ensure(e,t)}jn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Jr=Symbol(`NaN`);function Yr(e,t,n){C&&ke();var r=new qr(e),i=!Ze();jn(()=>{var e=t();e!==e&&(e=Jr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Xr(e,t){return t}function Zr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Bn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Qr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;dn(d),d.append(u),e.items.clear()}Qr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Qr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Wn(a,document.createDocumentFragment())):Ln(t[i],n)}}var $r;function K(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=C?Oe(ln(u)):u.appendChild(cn())}C&&ke();var d=null,f=_t(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=B(f);_.fallback=d,ti(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,ri(d,null,c)):Hn(d):Bn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:jn(()=>{var e=B(f),t=e.length;let r=!1;C&&Me(c)===`[!`!=(t===0)&&(c=je(),Oe(c),De(!1),r=!0);for(var u=new Set,_=A,v=fn(),y=0;y<t;y+=1){C&&w.nodeType===8&&w.data===`]`&&(c=w,r=!0,De(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Jt(S.v,b),S.i&&Jt(S.i,y),v&&_.unskip_effect(S.e)):(S=ni(l,m?c:$r??=cn(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Nn(()=>s(c)):(d=Nn(()=>s($r??=cn())),d.f|=ae)),t>u.size&&Le(``,``,``),C&&t>0&&Oe(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&De(!0),B(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,C&&(c=w)}function ei(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ti(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ei(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Hn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)ri(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ii(e,d,_),ii(e,_,y),ri(_,y,n),d=_,p=[],m=[],l=ei(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ri(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ii(e,S.prev,ee.next),ii(e,d,S),ii(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ri(_,l,n),ii(e,_.prev,_.next),ii(e,_,d===null?e.effect.first:d.next),ii(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ei(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ei(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Qr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ei(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}Zr(e,te,re)}}o&&et(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ni(e,t,n,r,i,a,o,s){var c=o&1?o&16?Wt(n):Gt(n,!1,!1):null,l=o&2?Wt(i):null;return{v:c,i:l,e:Nn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ri(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=un(r);if(a.before(r),r===i)return;r=o}}function ii(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ai(e,t,...n){var r=new qr(e);jn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function oi(e,t){let n=null,r=C;var i;if(C){n=w;for(var a=ln(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=un(a);if(a===null)De(!1);else{var o=un(a);a.remove(),Oe(o)}}C||(i=document.head.appendChild(cn()));try{jn(()=>{var e=Nn(()=>t(i));e.f|=ne,C||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(De(!0),Oe(n))}}function si(e,t){var n=void 0,r;Mn(()=>{n!==(n=t())&&(r&&=(Ln(r),null),n&&(r=Nn(()=>{Dn(()=>n(e))})))})}var ci=[...` 	
\r\f\xA0\v﻿`];function li(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ci.includes(r[o-1]))&&(s===r.length||ci.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ui(e,t,n,r,i,a){var o=e[me];if(C||o!==n||o===void 0){var s=li(n,r,a);C&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function di(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function fi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=gi(c);di(c,i?a.includes(l):en(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function pi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(gi(i))}else{for(i of t.options)if(en(gi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function mi(e){var t=new MutationObserver(t=>{t.every(_i)||(`__defaultValue`in e&&fi(e,!1),`__value`in e&&pi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Sn(()=>{t.disconnect()})}function hi(e,t,n=t){var r=new WeakSet,i=!0;lt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),gi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&gi(o)}n(a),e.__value=a,A!==null&&r.add(A)}),Dn(()=>{var a=t();if(e===document.activeElement){var o=A;if(r.has(o))return}if(pi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=gi(s),n(a))}e.__value=a,i=!1})}function gi(e){return`__value`in e?e.__value:e.value}function _i(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var vi=Symbol(`is custom element`),yi=Symbol(`is html`),bi=ye?`link`:`LINK`,xi=ye?`progress`:`PROGRESS`;function q(e){if(C){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;J(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;J(e,`checked`,null),e.checked=r}}};e[_e]=n,et(n),st()}}function Si(e,t){var n=Ci(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===xi)&&(e.value=t??``)}function J(e,t,n,r){var i=Ci(e);if(!(C&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===bi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ti(e).has(t)?e[t]=n:(!C||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Ci(e){return e[pe]??={[vi]:e.nodeName.includes(`-`),[yi]:e.namespaceURI===Se}}var wi=new Map;function Ti(e){var t=e.getAttribute(`is`)||e.nodeName,n=wi.get(t);if(n)return n;wi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}var Ei=null;function Di(){if(Ei===null){var e=pn(`select`);e.innerHTML=Nr(`<option><span>t</span></option>`),Ei=e.firstChild?.firstChild?.nodeType===1}return Ei}function Oi(e,t){var n=C;Di()||(De(!1),e.textContent=``,e.append(mn(``)));try{t()}finally{n&&(C?T(e):(De(!0),Oe(e)))}}function ki(e,t,n=t){var r=new WeakSet;lt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Pi(e)?Fi(a):a,n(a),A!==null&&r.add(A),await hr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(C&&e.defaultValue!==e.value||vr(t)==null&&e.value)&&(n(Pi(e)?Fi(e.value):e.value),A!==null&&r.add(A)),kn(()=>{var n=t();if(e===document.activeElement){var i=A;if(r.has(i))return}Pi(e)&&n===Fi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Ai=new Set;function ji(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),lt(n,`change`,()=>{var e=n.__value;a&&(e=Ni(o,e,n.checked)),i(e)},()=>i(a?[]:null)),kn(()=>{var e=r();C&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=en(n.__value,e)}),Sn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Ai.has(o)||(Ai.add(o),et(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Ai.delete(o)})),et(()=>{if(s){var e=a?Ni(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Mi(e,t,n=t){lt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(C&&e.defaultChecked!==e.checked||vr(t)==null)&&n(e.checked),kn(()=>{e.checked=!!t()})}function Ni(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Pi(e){var t=e.type;return t===`number`||t===`range`}function Fi(e){return e===``?null:+e}function Ii(e,t){return e===t||e?.[le]===t}function Li(e=Xe(),t,n,r){var i=E.r,a=z;return Dn(()=>{var o,s;return kn(()=>{o=s,s=r?.()||[],vr(()=>{Ii(n(...s),e)||(t(e,...s),o&&Ii(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ii(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ri(e=!1){let t=E,n=t.l.u;if(!n)return;let r=()=>yr(t.s);if(e){let e=0,n={},i=mt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>B(i)}n.b.length&&Tn(()=>{zi(t,r),p(n.b)}),Cn(()=>{let e=vr(()=>n.m.map(f));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Cn(()=>{zi(t,r),p(n.a)})}function zi(e,t){if(e.l.s)for(let t of e.l.s)B(t);t()}var Bi=!1;function Vi(e){var t=Bi;try{return Bi=!1,[e(),Bi]}finally{Bi=t}}function Hi(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=mt(r),B(u)):(l&&(l=!1,c=s?vr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Vi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?mt:_t)(()=>(v=!1,g()));o&&B(y);var b=z;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&o?Qt(e):e;return M(y,n),v=!0,c!==void 0&&(c=n),e}return Kn&&v||b.f&16384?y.v:B(y)})}var Ui=[[`\0`,``],[``,``],[`­`,`­`],[`͏`,`͏`],[`؜`,`؜`],[`ᅟ`,`ᅠ`],[`឴`,`឵`],[`᠋`,`᠏`],[`​`,`‏`],[`\u2028`,`‮`],[`⁠`,`⁯`],[`ㅤ`,`ㅤ`],[``,``],[`﻿`,`﻿`],[`ﾠ`,`ﾠ`],[`￰`,`￻`],[`￾`,`￿`],[`󠀀`,`󠿿`],[`󰀀`,`􏿿`]],Wi=/[\u0000-\u001f]/gu;function Gi(e){let t=e=>`\\u{${e.codePointAt(0).toString(16)}}`,n=e.map(([e,n])=>`${t(e)}-${t(n)}`);Wi=RegExp(`[${n.join(``)}]`,`gu`),RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${Wi.source}`,`gu`)}var Ki={"\n":`\\n`,"\r":`\\r`,"	":`\\t`};function qi(e){return Ki[e]??`\\u{${e.codePointAt(0).toString(16)}}`}function Y(e){return e.replace(Wi,qi)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ji=class{constructor(e){this.value=e}valueOf(){return this.value}},Yi=class extends Ji{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Xi=class extends Ji{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Zi=class e extends Ji{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ji)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ji&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Qi=100,$i=`⁨`,ea=`⁩`;function ta(e,t,n){return n===t||n instanceof Xi&&t instanceof Xi&&n.value===t.value||t instanceof Xi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function na(e,t,n){return t[n]?da(e,t[n].value):(e.reportError(RangeError(`No default`)),new Yi)}function ra(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ia(e,i.value):n.push(ia(e,i));return{positional:n,named:r}}function ia(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Xi(t.value,{minimumFractionDigits:t.precision});case`var`:return aa(e,t);case`mesg`:return oa(e,t);case`term`:return sa(e,t);case`func`:return ca(e,t);case`select`:return la(e,t);default:return new Yi}}function aa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Yi(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Yi(`$${t}`);if(n instanceof Ji)return n;switch(typeof n){case`string`:return n;case`number`:return new Xi(n);case`object`:if(Zi.supportsValue(n))return new Zi(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Yi(`$${t}`)}}function oa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Yi(t);if(n){let i=r.attributes[n];return i?da(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Yi(`${t}.${n}`))}return r.value?da(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Yi(t))}function sa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Yi(i);if(n){let t=a.attributes[n];if(t){e.params=ra(e,r).named;let n=da(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Yi(`${i}.${n}`)}e.params=ra(e,r).named;let o=da(e,a.value);return e.params=null,o}function ca(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Yi(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Yi(`${t}()`);try{let t=ra(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Yi(`${t}()`)}}function la(e,{selector:t,variants:n,star:r}){let i=ia(e,t);if(i instanceof Yi)return na(e,n,r);for(let t of n)if(ta(e,i,ia(e,t.key)))return da(e,t.value);return na(e,n,r)}function ua(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Yi;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Qi)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Qi}`);r&&n.push($i),n.push(ia(e,i).toString(e)),r&&n.push(ea)}return e.dirty.delete(t),n.join(``)}function da(e,t){return typeof t==`string`?e.bundle._transform(t):ua(e,t)}var fa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function pa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ma=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ha(e,t){let n=e[0];if(n instanceof Yi)return new Yi(`NUMBER(${n.valueOf()})`);if(n instanceof Xi)return new Xi(n.valueOf(),{...n.opts,...pa(t,ma)});if(n instanceof Zi)return new Xi(n.toNumber(),{...pa(t,ma)});throw TypeError(`Invalid argument to NUMBER`)}var ga=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function _a(e,t){let n=e[0];if(n instanceof Yi)return new Yi(`DATETIME(${n.valueOf()})`);if(n instanceof Zi||n instanceof Xi)return new Zi(n,pa(t,ga));throw TypeError(`Invalid argument to DATETIME`)}var va=new Map;function ya(e){let t=Array.isArray(e)?e.join(` `):e,n=va.get(t);return n===void 0&&(n=new Map,va.set(t,n)),n}var ba=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ha,DATETIME:_a,...t},this._useIsolating=n,this._transform=r,this._intls=ya(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new fa(this,n,t);try{return ua(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Yi().toString(r);throw e}}},xa=/^(-?[a-zA-Z][\w-]*) *= */gm,Sa=/\.([a-zA-Z][\w-]*) *= */y,Ca=/\*?\[/y,wa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ta=/([a-zA-Z][\w-]*)/y,Ea=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Da=/^[A-Z][A-Z0-9_-]*$/,Oa=/([^{}\n\r]+)/y,ka=/([^\\"\n\r]*)/y,Aa=/\\([\\"])/y,ja=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ma=/^\n+/,Na=/ +$/,Pa=/ *\r?\n/g,Fa=/( *)$/,Ia=/{\s*/y,La=/\s*}/y,Ra=/\[\s*/y,za=/\s*] */y,Ba=/\s*\(\s*/y,Va=/\s*->\s*/y,Ha=/\s*:\s*/y,Ua=/\s*,?\s*/y,Wa=/\s+/y,Ga=class{constructor(e){this.body=[],xa.lastIndex=0;let t=0;for(;;){let n=xa.exec(e);if(n===null)break;t=xa.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Sa);){let t=o(Sa),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Oa)&&(r=o(Oa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ma),u([i],i.length)):r?S(r,Na):null}function u(r=[],i){for(;;){if(n(Oa)){r.push(o(Oa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Na));let c=[];for(let e of r)e instanceof Ka&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ia,SyntaxError);let e=f();if(i(La))return e;if(i(Va)){let t=h();return i(La,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ea)){let[,e,t,n=null]=a(Ea);if(e===`$`)return{type:`var`,name:t};if(i(Ba)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Da.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ua)}}function m(){let e=f();return e.type===`mesg`&&i(Ha)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ca);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ra,SyntaxError);let e;return e=n(wa)?v():{type:`str`,value:o(Ta)},i(za,SyntaxError),e}function _(){if(n(wa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(wa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ka),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Aa))return o(Aa);if(n(ja)){let[,e,t]=a(ja),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Wa),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Pa,`
`),n=Fa.exec(e)[1].length;return new Ka(t,n)}}},Ka=class{constructor(e,t){this.value=e,this.length=t}},qa=`number-one-in = 1 in { $classes }
number-below-one-in-a-thousand = <1 in 1,000
line = line { $line }
lines = lines { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
count-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
count-submissions =
    { $count ->
        [one] { $count } submission
       *[other] { $count } submissions
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
count-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
page-no-script = This report shows itself with a script, which this browser does not run. The same result without one: codesim with --format markdown or --format json.
frame-skip = Skip to content
frame-views = Views
colours = Colours
colours-auto = Auto
colours-light = Light
colours-dark = Dark
names-hide = Hide names
names-hide-meaning = Shows pseudonyms instead of names, on the screen and on paper, until this tab is closed ({ $key }). Code and notes stay as they are, and may have names in them: to hand a report out, make one with { $option }.
names-hide-one = Hide this name
names-pseudonym = Submission { $number }
names-somebody = somebody
names-left-out = left-out
names-in-file = The files have the real names, also those that are hidden here.
failure-title = This report cannot be shown
failure-advice = The file may have been cut short, or the browser is too old: Firefox 120, Chromium 123 and Safari 17.5 or later can show it.
failure-no-report = this file holds no report
guard-title = A part of this page could not be shown.
guard-advice = The page may be incomplete; the report itself is as it was. Load the page again, and if that does not help, please report it with these words:
licences-title = Software in this page
licences-text = codesim is free software, under the MIT licence or the Apache licence 2.0. So are the libraries in this page, under their own.
licences-of-libraries = Their licences
table-printed = { $printed } of { $all } rows are printed. To print others, search or filter.
view-overview = Overview
view-graph = Graph
view-clusters = Clusters
view-submissions = Submissions
view-timeline = Timeline
view-decisions = Decisions
course = Course
course-back = to the page of the course, with all its assignments
course-back-names = to the page of the course, which shows all names
pair = Pair
cluster-number = Cluster { $number }
close = Close
decision-undecided = undecided
decision-confirmed = confirmed
decision-dismissed = dismissed
decision-note-alone = note
progress = { $decided } of { $all } decided
progress-title = flagged pairs that you have decided about; leads to the others
keys = Keys
keys-of-pair = On the page of a pair
keys-match = next match, previous match; also p for the previous one
keys-pair = next pair, previous pair of the list that you came from; also ] and [
keys-undecided = next flagged pair that is not decided
keys-undecided-again = undecided again
keys-undo = undo the last decision
keys-undone =
    { $undone ->
        [note] Note removed.
        [earlier-note] Earlier note restored.
       *[decision] Decision undone.
    }
keys-nothing-to-undo = Nothing to undo.
keys-note = the note on it; Escape leaves it
keys-wrap = wrap long lines, or not
keys-back = back to where it was opened from
keys-of-lists = In the lists of pairs and submissions
keys-row = next row, previous row; also j and k
keys-page = a page down, a page up
keys-ends = first row, last row
keys-enter = Enter
keys-page-down = Page Down
keys-page-up = Page Up
keys-home = Home
keys-end = End
keys-open = open it
keys-anywhere = Anywhere
keys-search = search of the list
keys-names = hide names, show names
keys-keys = these keys
keys-single = Letters and signs alone are keys
keys-single-meaning = Switch this off if you dictate, or if you hit keys by accident. Arrow keys go on working.
keys-decided =
    { $status ->
        [confirmed] This pair is confirmed.
        [dismissed] This pair is dismissed.
       *[undecided] This pair is undecided again.
    }
keys-no-pair = The list has no other pair that way.
keys-no-undecided = The list has no other flagged pair that is undecided.
keys-all-decided = Every flagged pair is decided.
keys-match-place = Match { $place } of { $count }
names-are-hidden = Names are hidden.
names-are-shown = Names are shown.
meaning-of = Meaning of “{ $name }”
meaning = { $name }: { $meaning }.
meaning-rank = the place of the pair among all pairs of the class, by score
meaning-score = the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, all that few others have
meaning-similar = the share of all tokens of the two that match
meaning-left = the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to
meaning-right = the share of the right submission’s tokens that match the left one
meaning-longest = the number of tokens of the longest match; a token is a word, a number or an operator of the language
meaning-matched = how many tokens of each match
meaning-chance = how many independent pairs this similar are expected in this class; 0.01, or 1 in 100, is one such pair in a hundred classes like it, if nobody copied
meaning-cluster = the group of submissions connected by flagged pairs that both are in
meaning-verdict = what codesim says about the pair, and what you decided
filter-undecided = flagged, undecided
filter-earlier = with an earlier year
service-unreachable = The service cannot be reached.
service-session-ended = Your session has ended: sign in again in another tab.
service-refused = The service refused it ({ $status }).
copy-link = Copy link
copy-link-done = Link copied
copy-link-prompt = The link to this pair
legend = Filled: { $identical }. Dotted line: { $renamed }, the same except names and literals. Framed: { $restructured }, the same when written in one way. Hatched: { $starter }, which does not count.
missing-title = Not in this report
missing-pair = There is no pair “{ $pair }” here.
missing-submission = There is no submission “{ $submission }” here.
missing-why = The link leads to something that this report does not show: another run, or a pair beyond those that were kept.
missing-to-overview = To the overview
missing-known =
    { $count ->
        [1] It has { $first }.
       *[other] It has { $first } and { $second }.
    }
overview-title =
    { $bound ->
        [least] At least { $flagged }
       *[exact] { $flagged }
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } flagged, { $second ->
        [0] none
       *[other] { $second }
    } for a second look
overview-title-exercise = in { $exercise }
overview-decided = { $decided } of { $flagged } decided: { $confirmed } confirmed, { $dismissed } dismissed.
overview-shown =
    { $bound ->
        [least] { $shown } of at least { $flagged }
       *[exact] { $shown } of { $flagged }
    } flagged { $flagged ->
        [one] pair
       *[other] pairs
    } { $shown ->
        [one] is
       *[other] are
    } in this report: the strongest.
overview-lost =
    { $count ->
        [one] { $count } submission could not be compared: { $submissions }.
       *[other] { $count } submissions could not be compared: { $submissions }.
    }
overview-by-score = All pairs by score
overview-by-similarity = Pairs of this report by similarity
overview-nothing-shared = No two submissions share anything that is long enough to count ({ $tokens } tokens).
overview-dismissed-before =
    { $count ->
        [one] { $count } flagged pair dismissed before.
       *[other] { $count } flagged pairs dismissed before.
    }
overview-most-similar = Most similar
overview-all-pairs =
    { $count ->
        [one] All { $count } pair of this report
       *[other] All { $count } pairs of this report
    }
overview-no-pair = No pair is shown: none reaches the least similarity asked for.
overview-no-clusters = No submissions are connected by flagged pairs.
overview-groups = Who is in them
overview-all-clusters =
    { $count ->
        [one] All { $count } cluster
       *[other] All { $count } clusters
    }
overview-shared-code = Shared code
overview-identical-files = Identical files
overview-input =
    { $found ->
        [yes] { $all } submissions on a cluster; in a pair of { $score } or more, and so in this report, are{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    } with { $files ->
        [one] { $files } file
       *[other] { $files } files
    }{ $earlier ->
        [0] { "" }
       *[other] , { $earlier } of them from earlier years
    }{ $among ->
        [index] , against { $indexed } of { $index }
       *[own] { "" }
    }; { $languages }.
overview-no-language = no language
overview-sharing =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, of which { $bound ->
        [about] about { $sharing }
       *[exact] { $sharing }
    } share anything.
overview-starter-code = Starter code left out: { $files }.
overview-no-starter-code = No starter code was given.
overview-runs = Runs of { $noise } tokens or more count; each run of { $guarantee } is found.
overview-runs-selected = Runs of { $noise } tokens or more count; as fingerprints are selected by { $scheme }, runs of any length may go unseen.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = Nothing was left out.
overview-warned =
    { $count ->
        [one] { $count } file was read with a warning.
       *[other] { $count } files were read with warnings.
    }
overview-remarks =
    { $count ->
        [one] { $count } remark on what to know before reading a submission.
       *[other] { $count } remarks on what to know before reading a submission.
    }
overview-details = Everything that was and was not compared
histogram =
    { $pairs ->
        [one] { $pairs } pair by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
       *[other] { $pairs } pairs by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } pair of this report by similarity. Flagged: { $flagged }.
       *[other] { $pairs } pairs of this report by similarity. Flagged: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } pair with scores from { $from }
       *[other] { $count } pairs with scores from { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } pair of this report with a similarity from { $from }
       *[other] { $count } pairs of this report with similarities from { $from }
    }
histogram-bar-title =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-expected =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }, { $expected } expected{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-similarity =
    similarity { $from } to { $to }: { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } of this report, { $flagged } flagged
histogram-flagged-from = flagged by score from { $score }
histogram-score = score, in even steps of its square root
histogram-of-similarity = similarity
histogram-pairs = pairs
histogram-pairs-logarithmic = pairs, on a logarithmic scale
histogram-key = Bars: pairs of this class. Red: flagged. Line: how many there would be if all work were independent.
histogram-key-small = Bars: pairs of this class. With fewer than ten submissions of some size there is no background to hold them against; a score of a half or more is flagged. Red: flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } more pair is flagged as a member of a group.
       *[other] { $count } more pairs are flagged as groups.
    }
histogram-key-long =
    { $count ->
        [one] { $count } more pair is flagged for the length of a match.
       *[other] { $count } more pairs are flagged for the length of a match.
    }
histogram-key-similarity =
    { $shown ->
        [one] Bars: the { $shown } pair of this report alone
       *[other] Bars: the { $shown } pairs of this report alone
    }, of { $pairs } of the class. The similarity of pairs that are not in the report is not known. Red: flagged.
distribution-measure = Measure
distribution-score = score
distribution-similarity = similarity
distribution-counts = Counts
distribution-logarithmic = logarithmic
distribution-linear = linear
distribution-bars = Bars
best-score = Best score of each submission
best-similarity = Highest similarity of each submission in the pairs of this report
best-box = Box: the middle half of { $count } submissions, from { $lower } to { $upper }; line: the median, { $median }.
best-beyond =
    { $count ->
        [0] No submission is
        [one] { $count } submission is
       *[other] { $count } submissions are
    } beyond the whiskers, which are at most one and a half times as long as the box. { $dots ->
        [beyond] Each dot is one of these.
       *[all] Each dot is a submission.
    }
best-unknown =
    { $count ->
        [one] { $count } submission has no pair in this report and counts as the lowest.
       *[other] { $count } submissions have no pair in this report and count as the lowest.
    }
best-few = { $known } of { $count } submissions have a pair in this report: too few to show where the middle of the class lies. Dots: the highest { $shown }.
best-small =
    { $count ->
        [one] { $count } more submission is too small to be judged.
       *[other] { $count } more submissions are too small to be judged.
    }
best-all = All submissions by their best score
identical-files-of = { $submissions } have the same file of { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] All { $count } file
       *[other] All { $count } files
    }
shared-blocks-of = { $submissions } share a block of { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $names }
shared-blocks-place = { $lines } of { $file } of { $submission }
shared-blocks-no-text = The text is not in this report.
shared-blocks-all =
    { $count ->
        [one] All { $count } block
       *[other] All { $count } blocks
    }
starter-code-again = Compare again with this as starter code
starter-code-compared = The block counts for nobody in { $comparison }.
starter-code-comparison = the new comparison
starter-code-problem = Not compared again.
starter-code-name = Name as starter code
starter-code-saved = The block was saved as { $file }. Add { $option } to the command that made this report, and compare again: the block then counts for nobody.
details-exercise = Exercise
details-date = Date
details-found = Found on a cluster
details-found-value = pairs of { $score } or more among { $submissions } submissions
details-no-starter-code = none given
details-structure = Structure (all names count as one)
details-text = Text (names as they are spelled)
details-thresholds = no match below { $noise } tokens
details-thresholds-guaranteed = no match below { $noise } tokens, every one from { $guarantee } tokens on
details-selection = Selection of fingerprints
details-common = in more than { $count } submissions
details-kept = Pairs kept
details-kept-all = all
details-kept-best = the best { $count }, and those flagged or for a second look
details-least-similarity = Least similarity
details-notices = Left out, or read with warnings
details-compared = Compared
details-compared-no = no
details-reason = Why it is listed
details-no-notices = Nothing: every file was compared as it is.
details-remarks = Before you read a submission
details-signs = Signs that a text was made to look other than it is
details-remarks-meaning = They may be honest, and no score depends on them.
details-facts = Worth knowing
details-where = Where
details-observation = Observation
details-no-remarks = Nothing was noticed.
details-method = How to read this report
details-method-programs = Each program is read as its language has it; names become one word and comments vanish. Runs of this text are reduced to fingerprints (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), and what two submissions share is weighted by how few others have it: that is the score. For the pairs shown, exact matches are found and coloured.
details-method-chance = Most pairs of a class are independent, so the class itself says how similar independent work is. “Expected by chance” is the number of independent pairs this similar that are expected in this class, also of people with the same habits or with a template that a few share; 0.005 is 1 in 200.
details-method-flagged = A flagged pair is one that a person should read. A pair for a second look comes after those: only a few independent pairs would be this similar, or most of one submission is in the other. Independent work may look like a pair that is not unusual. Nothing here says who copied from whom, or whether it was allowed.
decisions-title = Your decisions
decisions-decided =
    { $flagged ->
        [one] { $decided } of { $flagged } flagged pair decided.
       *[other] { $decided } of { $flagged } flagged pairs decided.
    }
decisions-in-service = The service keeps decisions: all members of the course see them, and who decided.
decisions-in-browser = This browser keeps decisions, for this exercise and this code.
decisions-export-advice = Export them to keep them elsewhere, and give the file to the next run ({ $option }): what you dismissed stays dismissed there, unless the code has changed.
decisions-name = Your name
decisions-name-meaning = saved with decisions
decisions-export = Export
decisions-save-table = Save as table (CSV)
decisions-save-report = Save this report with my decisions
decisions-save-report-of-all = Save this report with all decisions
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } decision is only in this browser.
               *[other] { $decisions } decisions are only in this browser.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } note is only in this browser.
                       *[other] { $notes } notes are only in this browser.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } decision and { $notes } note are only in this browser.
                       *[other] { $decisions } decision and { $notes } notes are only in this browser.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } decisions and { $notes } note are only in this browser.
                       *[other] { $decisions } decisions and { $notes } notes are only in this browser.
                    }
            }
    }
decisions-import = Import
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: nothing taken over: { $reason }
decisions-taken =
    { $taken ->
        [one] { $taken } decision taken over
       *[other] { $taken } decisions taken over
    }{ $disputed ->
        [0] { "" }
       *[other] ; { $disputed } contradict what is decided here: decide below
    }{ $unknown ->
        [0] { "" }
       *[other] ; { $unknown } left out: the pair is not in this report
    }{ $others ->
        [0] { "" }
       *[other] ; { $others } left out: on other code or another exercise
    }.
decisions-wrong-file = a file of decisions with schema_version 3 was expected
decisions-no-file = this is no file of decisions. The one that Export writes (decisions.json) is wanted.
decisions-is-table = this is the table for spreadsheets, which cannot be read again. The file that Export writes (decisions.json) is wanted.
decisions-wrong-entry = decision { $number } has no names or no decision
decisions-same-pair = decisions { $first } and { $second } are on the same pair
decisions-elsewhere =
    { $count ->
        [one] In { $exercise }, { $count } pair with the same names and the same code has a decision.
       *[other] In { $exercise }, { $count } pairs with the same names and the same code have a decision.
    }
decisions-take-over = Take over
decisions-contradictions = Contradictions
decisions-contradictions-meaning = They are not exported before you have decided which decision holds.
decision-proposed = proposed
decisions-of-others = Decisions of others
decisions-people-contradict = People decided differently
decisions-people-contradict-meaning = Each person decides for themselves: one confirmed the pair, another one dismissed it.
decisions-note = Note
decisions-by = Decided
decisions-none = You have not decided about any pair yet: open one and say confirmed or dismissed.
decisions-none-of-all = Nobody has decided about any pair yet: open one and say confirmed or dismissed.
decision-form = Your decision
decision-form-note = Note: why
decision-form-note-keys = Ctrl + Enter or Esc leaves the note; it is saved when you leave it.
decision-form-note-hint = Esc or Ctrl + Enter: done
decision-form-done =
    { $done ->
        [confirmed] Confirmed.
        [dismissed] Dismissed.
        [note] Note saved.
       *[other] Undecided.
    }
decision-form-undo = Undo
decision-form-saving = saving…
decision-form-unsaved = Not saved: { $decision }.
decision-form-unsaved-note = Not saved: { $decision }, “{ $note }”.
decision-form-again = Try again
decision-form-only-read = You read this course, and do not decide.
decision-form-not-kept = This browser keeps nothing for files: export your decisions before you close the page.
contradiction = Decisions that contradict each other
contradiction-which = { $count } decisions on this pair contradict each other. Which one holds?
contradiction-take = Take this one
contradiction-note = { $decision }: “{ $note }”
contradiction-from-report = from the report
contradiction-from-browser = from this browser
contradiction-from-service = from the service
contradiction-from = from { $name }
contradicting-decisions = contradicting decisions
score = Score
similarity = Similarity
left-in-right = Left in right
right-in-left = Right in left
longest-match = Longest match
matched-tokens = Matched
expected-by-chance = Expected by chance
verdict = Verdict
cluster = Cluster
evidence-sheet = Evidence sheet
settings-and-input = Settings and input
both = { $left } and { $right }
key = key { $key }
code-of = Code of { $submission }
starter-code-of = starter code: { $files }
pairs-title = Pairs
pairs-left = Left
pairs-right = Right
pairs-names = names of the two submissions
pairs-why = In short
pairs-why-meaning = why a pair is worth reading that is flagged or for a second look; of others, how much of the left submission is in the right one / of the right in the left, and the longest match; point at it for all of it
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in one match
pairs-not-kept =
    { $bound ->
        [about] About { $all }
        [least] At least { $all }
       *[exact] { $all }
    } { $all ->
        [one] pair
       *[other] pairs
    } of the class { $all ->
        [one] has
       *[other] have
    } such a score; this report has { $held } of them.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-similarity-not-kept =
    How many more pairs of the class have such a similarity is not known: this report has { $held } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-none = No pairs match these filters. { $settings } says which pairs were kept.
filter-name = Name
filter-search = Search
filter-search-hint = names, or filters such as score>0.5
filter-more = Filters
filter-clear = Clear filters
filter-unknown = No filter is named { $name }: searched as a name.
filter-unread = { $text } is no filter that can be read: searched as a name.
filter-help = What the search knows
filter-help-word = part of a name, label or group
filter-help-two = the pair of these two
filter-help-quotes = words that stand together
filter-help-minus = without what follows; also before a filter
filter-help-percent = { $name }, in percent
filter-help-name = name alone, not label or group
filter-help-signs = Numbers are compared with >, >=, <, <= or =. All that is typed must be true of a pair.
filter-show = Show
filter-all = all pairs
filter-from = Score from
filter-to = to below
filter-any-cluster = any
filter-label = Label
filter-any-label = any
filter-across = across labels only
filter-across-meaning = Only pairs of submissions with different labels
pair-previous-match = Previous match
pair-next-match = Next match
pair-previous = Previous pair
pair-next = Next pair
pair-next-undecided = Next undecided flagged pair
pair-list = The list that this pair is in
pair-place = Pair { $place } of { $count }
pair-details = Details
pair-list-of = List of { $count }
pair-handed-in-earlier = { $name } was handed in { $duration } earlier.
matches-strongest-first =
    { $count ->
        [one] { $count } match, strongest first
       *[other] { $count } matches, strongest first
    }
matches-none = No run of code is long enough to be shown.
matches-reading = Reading …
match-place = { $place } of { $count }
matches-wrap = Wrap lines
matches-together = Scroll together
match-title =
    { $count ->
        [one] match { $number }: { $words }, { $count } token
       *[other] match { $number }: { $words }, { $count } tokens
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } token, { $evidence } of the evidence
       *[other] { $words }, { $count } tokens, { $evidence } of the evidence
    }
match-spelled-alike = { $share } spelled alike
match-shared-by-these = shared by these 2 of { $submissions } submissions alone
match-shared = shared by { $count } of { $submissions } submissions
passage-figures =
    Passage { $number }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $evidence }
match-left-is = The left one here is { $name }.
place-in-file = { $file } { $lines }
renamings-throughout = Renamed throughout: { $names }.
renamings-more = and { $count } more
renamings-others =
    { $count ->
        [one] { $count } name is not renamed consistently.
       *[other] { $count } names are not renamed consistently.
    }
traits-title = Other shared traits
traits-rare = Few others of the class have it. It is in no score.
code-lines-and-matches =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } match
       *[other] { $marks } matches
    }
code-lines-and-parts =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } part
       *[other] { $marks } parts
    }
code-view = View
code-swap = Swap sides
code-sides = Sides
code-divider = Width of the left side
code-divider-how = Drag it or use the arrow keys; a double click puts it back in the middle
code-files = Share of the code of each file that matches
code-hidden = a character that is not seen
code-none = The sources of this submission are not in the report.
differences = Differences
differences-not = Too little of these two files is the same, line by line.
differences-too-many = Too many lines differ for a view like this.
differences-none = The two texts are the same.
differences-lines =
    { $count ->
        [one] { $count } line not the same. Words that differ are marked.
       *[other] { $count } lines not the same. Words that differ are marked.
    }
differences-sides = Lines side by side
differences-same =
    { $count ->
        [one] { $count } line the same on both sides
       *[other] { $count } lines the same on both sides
    }
name-earlier-year = (earlier year)
name-late = (late)
submission = Submission
submissions-name = whose it is
submissions-own = Handed in as
submissions-own-meaning = the submission’s own name
submissions-label-meaning = its label in the metadata
submissions-group = Group
submissions-group-meaning = those who handed it in together
submissions-files = Files
submissions-files-meaning = files that were compared
submissions-tokens = Tokens
submissions-tokens-meaning = tokens of all its files
submissions-cluster-meaning = the cluster that it is in
submissions-alike = Most similar
submissions-alike-meaning = the submission that it is most similar to, and their score
submissions-not-kept = not in this report
submissions-not-kept-meaning = none of its pairs is among those that this report has
submissions-name-hint = part of a name
submission-counts =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, of which { $matchable } could match.
submission-earlier = From an earlier year.
submission-in-cluster = In { $cluster }.
submission-cluster = cluster { $number }
submission-own = Handed in as { $name }.
submission-label = Label: { $label }.
submission-group = Handed in together as { $group }.
submission-handed-in = Handed in { $moment } UTC.
submission-late = Handed in late.
submission-parts = Parts that other submissions have too
submission-strip = parts { $places }
submission-strip-empty = nothing of it stands elsewhere
submission-also-in = also in { $submission }
shares-title = Shares with
shares-colour = Colour
shares-of-this = This one in the other
shares-of-this-meaning = share of this submission’s tokens that the other one has too
shares-compare = Compare
shares-pair = side by side
shares-pair-with = side by side with { $submission }
shares-more =
    { $count ->
        [one] and { $count } pair more
       *[other] and { $count } pairs more
    }
shares-none = No pair of this report has it.
clusters-meaning = Submissions connected by flagged pairs. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-meaning-from = Submissions connected by pairs with a score of { $score } or more. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-order = The strongest come first, by their best score; numbers go by size.
clusters-title =
    { $others ->
        [0] Cluster { $number }: { $left } and { $right }
        [one] Cluster { $number }: { $left }, { $right } and { $others } other
       *[other] Cluster { $number }: { $left }, { $right } and { $others } others
    }
clusters-all = All clusters
clusters-found =
    { $groups ->
        [one] { $groups } cluster of three or more
       *[other] { $groups } clusters of three or more
    }, { $couples } of two
clusters-best = best score { $score }
clusters-couples = Clusters of two
clusters-previous = Previous cluster
clusters-next = Next cluster
clusters-scores = Scores of its pairs
clusters-timeline = Submissions of this cluster by time, a row for each
clusters-counts =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $flagged } of { $possible ->
        [one] { $possible } pair
       *[other] { $possible } pairs
    } flagged
clusters-confirmed = { $count } confirmed
clusters-dismissed = { $count } dismissed
clusters-members =
    { $count ->
        [one] { $group }, { $count } submission: { $names }
       *[other] { $group }, { $count } submissions: { $names }
    }
clusters-ring = Alike beyond chance as a group
clusters-group = Group { $number }
clusters-groups = Within it, { $count } groups are connected more closely than to one another (method of Blondel et al., 2008, known as Louvain):
clusters-list = All { $count } pairs of it as a list
clusters-all-confirmed = Confirm all { $count } undecided flagged pairs
clusters-all-dismissed = Dismiss all { $count } undecided flagged pairs
clusters-done-confirmed = { $count } pairs confirmed.
clusters-done-dismissed = { $count } pairs dismissed.
clusters-no-such = There is no such cluster in this report.
heatmap = Scores of the pairs of { $count } submissions, stronger where two are more similar
heatmap-key = The stronger the colour, the more similar. A click on a cell leads to the pair.
threshold-by = Connected by
threshold-flagged = flagged pairs
threshold-from = pairs with a score from
threshold-missing =
    Below a score of { $score } this report does not have all pairs of the class: clusters may be larger than shown.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
threshold-set = Clusters are made of pairs with a score of { $score } or more.
threshold-change = Change the threshold
threshold-no-clusters = No submissions are connected by pairs with such a score.
graph-colours = Colours
graph-colours-clusters = of clusters
graph-colours-labels = of labels
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
graph-fit = Fit
graph-placing = Placing the submissions …
graph-shown =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $shown } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } shown, the most similar
graph-picture = Submissions connected by pairs
graph-none = No pair has this score: move the slider to the left.
graph-key = Closer: more similar. Click a submission for its pairs, a line for the pair, or a ground for the cluster. Drag to move, and turn the wheel to zoom in, where more names have room.
graph-legend = Legend
graph-legend-more =
    { $count ->
        [one] and { $count } more, in a colour again
       *[other] and { $count } more, in the same colours again
    }
graph-legend-no-label = no label
graph-legend-ground = ground: a cluster
graph-legend-thicker = thicker: more similar
graph-legend-flagged = flagged
graph-legend-dismissed = dismissed
graph-connected = Connected submissions
graph-list = These pairs as a list
graph-cluster = cluster { $number }
graph-apart =
    { $count ->
        [one] { $count } submission is not connected: { $all }
       *[other] { $count } submissions are not connected: { $all }
    }
graph-all-submissions = all submissions
graph-more =
    { $count ->
        [one] and { $count } submission more
       *[other] and { $count } submissions more
    }
timeline-meaning = When submissions were handed in, in the time of your zone ({ $zone }), a row for each cluster. Who was first need not be who wrote it.
timeline-untimed =
    { $count ->
        [one] The time of { $count } submission is not known.
       *[other] The time of { $count } submissions is not known.
    }
timeline-picture = Submissions by time, a row for each cluster
timeline-no-cluster = In no cluster
timeline-order = Flagged pairs, the earlier one first
timeline-earlier = Earlier
timeline-handed-in = Handed in
timeline-apart = Apart
timeline-none = No flagged pair has times on both sides.
verdict-flagged = flagged
verdict-second-look = second look
verdict-not-unusual = not unusual
verdict-too-small = too small
kind-identical = identical
kind-identical-moved = identical, in a different order
kind-identifiers-renamed = identifiers renamed
kind-identifiers-renamed-moved = identifiers renamed, in a different order
kind-restructured = restructured
kind-restructured-moved = restructured, in a different order
trait-comment = comment
trait-word = word
trait-string = string
trait-name = name
trait-number = number
trait-layout = layout
trait-held =
    { $class ->
        [one] in { $submissions } of { $class } submission
       *[other] in { $submissions } of { $class } submissions
    }
finding-flagged-with-group = The two are flagged with a group of submissions, which are more alike than independent work is, whatever the two are by themselves.
finding-flagged-for-length = The two are flagged for the length of their longest match, not for their score: independent work does not share passages this long.
finding-flagged = The two are more similar than independent work in this class.
finding-flagged-small-class = The two share so much code that a person should read them.
finding-second-look = The two are not flagged, but worth a second look: only a few independent pairs of this class would be this similar, or most of one is in the other.
finding-second-look-small-class = The two are not flagged, but worth a second look: most of one is in the other.
finding-not-unusual = The two are not unusual: independent work in this class is as similar.
finding-not-unusual-small-class = The two are not unusual: they share less than pairs that are flagged or worth a second look.
finding-too-small = At least one of the two is too small: with so little code that could match, nothing follows from what they share.
finding-overlap =
    { $longest ->
        [one] Their similarity is { $similarity }; the longest match has { $longest } token.
       *[other] Their similarity is { $similarity }; the longest match has { $longest } tokens.
    }
finding-match-each-other = { $leftshare } of { $left } and { $rightshare } of { $right } match each other.
finding-rank = By its score the pair is number { $rank } of the { $pairs } pairs of the class.
finding-no-rank = The pair is not among the pairs that were ranked.
reliance-checked = The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-few-submissions = The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-many-alike = The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason.
strength-too-small = How many independent pairs this similar to expect cannot be said of so little code.
strength-not-computed = How many independent pairs this similar to expect was not computed.
strength-small-class = A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class a score of { $score } or more is flagged.
strength-pairs = If everybody worked independently, about { $number } of the { $pairs } pairs of this class would be this similar.
strength-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a pair this similar.
strength-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a pair this similar.
strength-group-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
strength-group-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
decision-meaning-undecided = Undecided
decision-meaning-confirmed = Confirmed: the pair shares code that it should not share
decision-meaning-dismissed = Dismissed: there is a good reason for what the pair shares
restructuring-order = The same steps in a different order.
restructuring-right = The same steps; the right alone has { $right }.
restructuring-left = The same steps; the left alone has { $left }.
restructuring = The same steps: the left has { $left } where the right has { $right }.
quoted = “{ $text }”
parts = { $first }; { $rest }
list-last = { $others } and { $last }
list-more = { $count } more
short-group = group of { $members }
short-block = { $share } in a block of { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } token in no other
       *[other] { $tokens } tokens in no other
    }
short-trait =
    { $kind ->
        [comment] comment { $text } in no other
        [word] word { $text } in no other
        [string] string { $text } in no other
        [name] name { $text } in no other
        [number] number { $text } in no other
       *[layout] layout { $text } in no other
    }
why-group = Both are among { $members } submissions that are alike beyond chance as a group.
why-completely = { $left } and { $right } match completely{ $passages }.
why-partly = { $leftshare } of { $left } and { $rightshare } of { $right } match each other{ $passages }.
why-one-passage = , in one passage
why-passages = , in { $passages } passages
why-passages-moved = , in { $passages } passages, { $moved } of them in a different order
why-in-block =
    { $submissions ->
        [one] { $share } of the matched code is in a block that { $submissions } submission share
       *[other] { $share } of the matched code is in a block that { $submissions } submissions share
    }
why-alone =
    { $tokens ->
        [one] { $tokens } of the matched tokens occurs in no other submission
       *[other] { $tokens } of the matched tokens occur in no other submission
    }
why-trait-text =
    { $kind ->
        [comment] both have the comment { $text }, which no other submission of the class has
        [word] both have the word { $text }, which no other submission of the class has
        [string] both have the string { $text }, which no other submission of the class has
        [name] both have the name { $text }, which no other submission of the class has
        [number] both have the number { $text }, which no other submission of the class has
       *[layout] both have the layout { $text }, which no other submission of the class has
    }
why-trait =
    { $kind ->
        [comment] both have a comment that no other submission of the class has
        [word] both have a word that no other submission of the class has
        [string] both have a string that no other submission of the class has
        [name] both have a name that no other submission of the class has
        [number] both have a number that no other submission of the class has
       *[layout] both have a layout that no other submission of the class has
    }
groups-heading =
    { $count ->
        [one] { $count } group of submissions is more alike than independent work, so all of its pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
       *[other] { $count } groups of submissions are more alike than independent work, so all of their pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
    }
blocks-heading =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
blocks-heading-largest =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
identical-heading =
    { $count ->
        [one] Byte for byte the same in several submissions: { $count } file, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
       *[other] Byte for byte the same in several submissions: { $count } files, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
    }
sheet-title = Evidence sheet
sheet-title-names = Evidence sheet: { $left } and { $right }
sheet-names = { $left } and { $right }
sheet-subject = Evidence sheet on two submissions
sheet-subject-exercise = Evidence sheet on two submissions of { $exercise }
sheet-no-pair = There is no pair to show.
sheet-back = Back to the pair
sheet-print = Print
sheet-in-short = In short
sheet-alike = Two places match if their code is built alike; names, comments and layout do not count.
sheet-this-pair = This pair among all of the class
sheet-here = this pair
sheet-picture =
    { $count ->
        [one] { $count } pair by score; this pair has { $score }, and from { $flag } on pairs are flagged
       *[other] { $count } pairs by score; this pair has { $score }, and from { $flag } on pairs are flagged
    }
sheet-picture-key = Bars: the pairs of the class by score, each step up a multiple of the one before. Thin line: what independent work would look like. Dashed: flagged from here on.
sheet-passages = The strongest passages side by side
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } token, { $evidence } of the evidence
       *[other] { $kind }, { $tokens } tokens, { $evidence } of the evidence
    }
sheet-more-lines =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }
sheet-sources-at-end = The whole sources stand at the end.
sheet-traits = Other shared traits
sheet-traits-meaning = Both have these, and few others of the class do. They do not count for the score: comments, strings, names and layout may have a common source.
sheet-traits-table = Table of other shared traits
sheet-trait = Trait
sheet-trait-written = As it is written
sheet-trait-held = How many have it
sheet-not-shown = not shown
sheet-limits = Limits of this sheet
sheet-limit-first = Who had the code first, or whether both have it from somewhere else.
sheet-limit-allowed = Whether it was allowed: work in a group, code from the course, a library or a generator may be the reason.
sheet-limit-why = Why the two are similar. A person must read the code, and hear those it concerns, before anything is concluded.
sheet-decision-so-far = Decision so far
sheet-decisions-contradict = These decisions contradict each other; none of them holds yet.
sheet-decision = Decision
sheet-heard = Heard on
sheet-decision-reason = Decision and reason
sheet-signatures = Names, date, signatures
sheet-input = Input
sheet-submissions = The two submissions
sheet-handed-in-by = Handed in by
sheet-label = Group or course
sheet-group = Handed in together as
sheet-timestamp = Handed in at (UTC)
sheet-late = Handed in late
sheet-earlier = From an earlier year
sheet-tokens = Tokens
sheet-matchable = Tokens that could match
sheet-yes = yes
sheet-tokens-meaning = Tokens are the words, numbers and operators of a program. Those that could match are not starter code and are part of a long enough run.
sheet-files = Files of { $name }
sheet-file = File
sheet-language = Language
sheet-not-stated = not stated
sheet-not-compared = Not compared
sheet-none-left-out = No file of the two was left out.
sheet-left-out = Left out
sheet-warnings = Read with warnings
sheet-reason = Reason
sheet-remarks = Worth knowing before reading
sheet-remarks-meaning = None of this is proof of anything, and nothing above depends on it.
sheet-line = Line
sheet-remark = Remark
sheet-method = Method
sheet-method-text = Each program becomes a sequence of tokens in which all names are one, and { $selection }. A fingerprint counts the more, the fewer submissions have it, and the scores of all pairs of a class of ten or more say how similar independent work on the same task is. For this sheet, greedy string tiling (Wise 1993) has laid the two programs against each other, the longest match first and no token used twice; what that leaves was compared again in a form in which loops, branches and the order of statements have one way to be written.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-guaranteed = the scheme { $scheme } selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-other = the scheme { $scheme } selects fingerprints of it without a promise to find any run that two programs share
sheet-matches = Matches
sheet-no-match = There is no match to show.
sheet-matches-table = Table of matches
sheet-strongest-first = The strongest evidence first
sheet-match = Match
sheet-match-number = match
sheet-match-end = end of match
sheet-kind = Kind
sheet-share = Share of the evidence
sheet-rarest = Rarest part
sheet-rarest-unknown = not known
sheet-rarest-shared =
    { $all ->
        [one] shared by { $count } of { $all } submission
       *[other] shared by { $count } of { $all } submissions
    }
sheet-kinds-meaning = Identical: every word, number and operator. Identifiers renamed: all but names and literals. Restructured: the same steps, written in another way or in another order. In a different order: the match is at another place among the matches. Evidence: what the two share, each part weighted by how few submissions have it.
sheet-settings = Settings
sheet-sources = Sources
sheet-sources-key = A match has its number at its beginning and its end. It is underlined twice if it is identical, once if identifiers or literals differ, and with dots if it is restructured. Starter code is grey; it was not compared. A character that would not be seen stands in a box as its number.
sheet-no-sources = Its sources are not part of this sheet.
sheet-file-without-match = no match
sheet-starter-code = starter code
sheet-made-by = Made by codesim { $version }.
compared-class =
    { $submissions ->
        [one] The class has { $submissions } submission, and { $pairs } pairs were compared.
       *[other] { $pairs ->
            [one] The class has { $submissions } submissions, and { $pairs } pair were compared.
           *[other] The class has { $submissions } submissions, and { $pairs } pairs were compared.
        }
    }
compared-earlier =
    { $count ->
        [one] From earlier years: { $count } submission, compared with those of this year and not with each other.
       *[other] From earlier years: { $count } submissions, compared with those of this year and not with each other.
    }
compared-index =
    { $count ->
        [one] It was also compared with { $count } submission of the index { $index }.
       *[other] It was also compared with { $count } submissions of the index { $index }.
    }
compared-no-starter = No starter code was named.
compared-starter = Starter code was not compared: { $paths }.
setting-codesim = Codesim
setting-folders = Folders
setting-earlier = Earlier years
setting-read-as = Read as
setting-index = Index
setting-starter = Starter code
setting-file = Settings
setting-languages = Languages
setting-include = Files read
setting-exclude = Files not read
setting-encoding = Encoding
setting-extensions = Read by extension
setting-extension = { $extension } as { $id }
setting-min-tokens = Judged from
setting-structure = Structure
setting-text = Text
setting-thresholds = matches from { $noise } tokens, all from { $guarantee } tokens on
setting-selection = Selection
setting-common = Ignored as too common
setting-common-value =
    { $count ->
        [one] what is in more than { $count } submission
       *[other] what is in more than { $count } submissions
    }
setting-imports = Imports
setting-imports-compared = compared
setting-imports-left-out = left out`;function Ja(e){return document.getElementById(e)?.textContent??``}var Ya=(typeof document>`u`?``:document.documentElement.lang)||`en`,Xa=Ya===`en`?`en-US`:Ya,Za=Ya===`en`?`en-GB`:Ya,Qa=new ba(Xa,{useIsolating:!1});Qa.addResource(new Ga(qa)),typeof document<`u`&&Qa.addResource(new Ga(Ja(`messages`)),{allowOverrides:!0});function $a(e,...[t]){return eo(e,t)}function eo(e,t){let n=Qa.getMessage(e)?.value;return n?Qa.formatPattern(n,t):e}function to(e){return new Intl.NumberFormat(Xa,e)}function no(e){return new Intl.DateTimeFormat(Za,e)}function ro(e){try{return decodeURIComponent(e)}catch{return e}}function io(e){let[t=``,...n]=e.replace(/^#\/?/,``).split(`?`);return{parts:t.split(`/`).map(ro),query:ao(n.join(`?`))}}function ao(e){return Object.fromEntries(new URLSearchParams(e))}var oo=new class{#e=j([]);get parts(){return B(this.#e)}set parts(e){M(this.#e,e)}#t=j({});get query(){return B(this.#t)}set query(e){M(this.#t,e)}#n=j(0);get moves(){return B(this.#n)}set moves(e){M(this.#n,e,!0)}#r=location.hash;constructor(){Object.assign(this,io(location.hash)),addEventListener(`hashchange`,()=>{this.#r=location.hash,Object.assign(this,io(location.hash)),this.moves++})}get isThere(){return this.#r===location.hash}go(e){location.assign(e)}replace(e){location.replace(e)}set(e){let t=Object.entries({...this.query,...e}).filter(([,e])=>e),n=Object.fromEntries(t);this.#i(this.parts,n)}rename(e){this.#i(e,this.query)}#i(e,t){let n=uo(e,t);this.isThere&&n!==uo(this.parts,this.query)&&(history.replaceState(history.state,``,n),this.#r=location.hash,Object.assign(this,{parts:e,query:t}))}};function so(...e){return uo(e,{})}var co=lo()?`about:srcdoc`:``;function lo(){return location.protocol===`about:`}function uo(e,t){let n=`${co}#/${e.map(encodeURIComponent).join(`/`)}`,r=new URLSearchParams(t).toString();return r===``?n:`${n}?${r}`}var fo=H(`<div role="alert" class="card svelte-1dk8ht6"><strong class="svelte-1dk8ht6"> </strong> <code> </code></div>`),po=H(`<!> <!>`,1);function mo(e,t){D(t,!0);let n=j(``),r;function i(e,t){M(n,e instanceof Error?e.message:String(e),!0),r=t}Cn(()=>{oo.parts,M(n,``),r?.(),r=void 0});var a=po();V(`error`,tn,e=>{e instanceof ErrorEvent&&e.error&&i(e.error)}),V(`unhandledrejection`,tn,e=>i(e.reason));var o=P(a),s=e=>{var t=fo(),r=N(t),i=F(r,!0),a=I(r),o=F(I(a),!0);T(t),L((e,t)=>{W(i,e),W(a,` ${t??``} `),W(o,B(n))},[()=>$a(`guard-title`),()=>$a(`guard-advice`)]),U(e,t)};G(o,e=>{B(n)&&e(s)}),Vr(I(o,2),{onerror:i,failed:e=>{}},e=>{var n=Lr();ai(P(n),()=>t.children),U(e,n)}),U(e,a),O()}var ho;async function go(e){let t=ho;ho=void 0,(await t?.()??_o(e)).focus({preventScroll:!0})}function _o(e){let t=e.querySelector(`h1`);return t&&(t.tabIndex=-1),t??e}Je();var vo=new class{#e=j(``);get text(){return B(this.#e)}set text(e){M(this.#e,e,!0)}},yo=H(`<div class="away no-print" aria-live="polite" data-announced=""> </div>`);function bo(e,t){D(t,!1),Ri();var n=yo(),r=F(n,!0);L(()=>W(r,vo.text)),U(e,n),O()}var xo=H(`<select><option> </option><option> </option><option> </option></select>`);function So(e,t){D(t,!0);let n=`codesim-colours`,r={auto:`light dark`,light:`light`,dark:`dark`};function i(){try{return localStorage.getItem(n)??`auto`}catch{return`auto`}}let a=j(Qt(i()));Cn(()=>{document.documentElement.style.colorScheme=r[B(a)]??r.auto;try{localStorage.setItem(n,B(a))}catch{}});var o=xo(),s=N(o),c=F(s,!0);s.value=s.__value=`auto`;var l=I(s),u=F(l,!0);l.value=l.__value=`light`;var d=I(l),f=F(d,!0);d.value=d.__value=`dark`,T(o),mi(o),L((e,t,n,r)=>{J(o,`aria-label`,e),W(c,t),W(u,n),W(f,r)},[()=>$a(`colours`),()=>$a(`colours-auto`),()=>$a(`colours-light`),()=>$a(`colours-dark`)]),hi(o,()=>B(a),e=>M(a,e)),U(e,o),O()}function Co(e){let t=()=>{let t=e.scrollWidth-e.clientWidth-e.scrollLeft;e.style.setProperty(`--start`,`${Math.min(28,e.scrollLeft)}px`),e.style.setProperty(`--end`,`${Math.min(28,Math.max(0,t))}px`)},n=new ResizeObserver(t);return n.observe(e),e.addEventListener(`scroll`,t,{passive:!0}),()=>{n.disconnect(),e.removeEventListener(`scroll`,t)}}var wo=H(`<a class="brand svelte-20dx1m">codesim</a>`),To=H(`<a class="svelte-20dx1m"> </a>`),Eo=H(`<a class="skip svelte-20dx1m" href="#content"> </a> <header class="no-print svelte-20dx1m"><!> <nav class="svelte-20dx1m"></nav> <!> <!></header> <!> <main id="content" tabindex="-1" class="svelte-20dx1m"><!></main>`,1);function Do(e,t){D(t,!0);let n=Hi(t,`reader`,3,``),r;function i(e){return oo.parts[0]===e?`page`:t.within===e?`true`:void 0}let a=!0;Cn(()=>{if(oo.moves,n(),a){a=!1;return}let e=Number(history.state?.top??0);hr().then(()=>{scrollTo(0,e),go(r)})});function o(e){oo.parts[0];let t=e.querySelector(`[aria-current]`);if(!t)return;let{left:n,width:r}=t.getBoundingClientRect(),i=e.getBoundingClientRect();e.scrollLeft+=n+r/2-(i.left+i.width/2)}function s(){oo.isThere&&scrollY!==(history.state?.top??0)&&history.replaceState({top:scrollY},``)}var c=Eo();V(`scrollend`,nn,s);var l=P(c),u=F(l,!0),d=I(l,2),f=N(d),p=e=>{var n=Lr();ai(P(n),()=>t.way),U(e,n)},m=e=>{var t=wo();L(e=>J(t,`href`,e),[()=>so(``)]),U(e,t)};G(f,e=>{t.way?e(p):e(m,-1)});var g=I(f,2);K(g,21,()=>t.views,([e,t])=>e,(e,t)=>{var n=k(()=>h(B(t),2));let r=()=>B(n)[0],a=()=>B(n)[1];var o=To(),s=F(o,!0);L((e,t)=>{J(o,`href`,e),J(o,`aria-current`,t),W(s,a())},[()=>so(r()),()=>i(r())]),U(e,o)}),T(g),si(g,()=>Co),si(g,()=>o);var _=I(g,2);ai(_,()=>t.tools),So(I(_,2),{}),T(d);var v=I(d,2);bo(v,{});var y=I(v,2);mo(N(y),{children:(e,n)=>{var r=Lr();ai(P(r),()=>t.children),U(e,r)},$$slots:{default:!0}}),T(y),Li(y,e=>r=e,()=>r),L((e,t)=>{W(u,e),J(g,`aria-label`,t)},[()=>$a(`frame-skip`),()=>$a(`frame-views`)]),Dr(`click`,l,e=>(e.preventDefault(),r.focus())),U(e,c),O()}Or([`click`]);var Oo=to({maximumFractionDigits:4});function ko(e){return Oo.format(e)}function Ao(e,t){let n=t.endsWith(`ch`)?`es`:`s`;return`${ko(e)} ${t}${e===1?``:n}`}function jo(e){let t=Math.round(e*100);return e>0&&t<1?`<1 %`:e<1&&t>99?`>99 %`:`${t} %`}no({dateStyle:`medium`,timeStyle:`short`,timeZone:`UTC`}),no({dateStyle:`medium`});var Mo=no({dateStyle:`medium`,timeStyle:`short`});function No(e){return Mo.format(e)}var Po=[`kB`,`MB`,`GB`,`TB`];function Fo(e){if(e<1e3)return Ao(e,`byte`);let t=0,n=e/1e3;for(;n>=999.5&&t<Po.length-1;)n/=1e3,t++;return`${n<9.95?n.toFixed(1).replace(`.0`,``):Math.round(n)} ${Po[t]}`}function Io(e){return e<100?Ao(Math.ceil(e),`second`):Ao(Math.ceil(e/60),`minute`)}function Lo(e){let t=Y(e.trim()).replace(/^\p{Ll}\p{L}*(?=[\s,;]|$)/u,e=>e[0].toUpperCase()+e.slice(1));return/[.!?]$/.test(t)?t:`${t}.`}var Ro={queued:`waiting`,running:`comparing`,finished:`finished`,failed:`failed`,cancelled:`cancelled`};function zo(e){return Ro[e]}function Bo({state:e,progress:t}){return e===`queued`?`Waiting for other comparisons to end`:t?.stage?`Comparing: ${t.stage}`:`Comparing`}var Vo=[[`read`,`sees comparisons and reports`],[`write`,`uploads, cancels and deletes too`],[`moss`,`is the user id of clients of MOSS, for uploads alone`]];function Ho({title:e,created:t}){return e?Y(e):`Uploaded on ${Uo(t)}`}function Uo(e){let t=Date.parse(e);return Number.isNaN(t)?e:No(t)}function Wo(e){return e===null?`kept until somebody deletes it`:`deleted after ${Ao(e,`day`)}`}function Go(e){return/memory/.test(e)?`Upload fewer files at once, or only the languages that you need. If that does not help, the administrator of the service can give it more memory.`:/archive|zip|tar\b/.test(e)?`See whether the archive opens on your computer, pack it again, or drop its folder instead.`:`Check that you chose the right files: a folder or an archive that has one folder or file for each student. Then upload it again.`}var Ko=`api/v1/`,qo={"X-Codesim":`1`},Jo=class extends Error{status;wait;constructor(e,t,n=null){super(t),this.status=e,this.wait=n}};function X(...e){return Ko+e.map(e=>encodeURIComponent(e)).join(`/`)}var Yo=()=>{};function Xo(e){Yo=e}function Zo(e){e===401&&Yo()}async function Z(e,t,n){try{return await Qo(e,t,n)}catch(e){throw e instanceof Jo&&Zo(e.status),e}}async function Qo(e,t,n){let r=n===void 0?{}:{body:JSON.stringify(n)},i={...qo,...n===void 0?{}:{"Content-Type":`application/json`}},a=await fetch(t,{method:e,headers:i,...r}).catch(()=>{throw $o()});if(!a.ok)throw es(a.status,await a.text(),a.headers.get(`Retry-After`));return a.status===204?void 0:await a.json()}function $o(){return new Jo(0,`The service cannot be reached. Check your connection, and try again.`)}function es(e,t,n=null){let r=Number(n)||null;return new Jo(e,ts(e,ns(t),r),r)}function ts(e,t,n){switch(e){case 401:return`Your session has ended: sign in again.`;case 403:return`You may not do this. An admin of this service may.`;case 404:return`This is not there any more, or it is not yours.`;case 409:return Lo(t||`this name is taken: choose another one`);case 413:return`This is too much at once: ${Lo(t.replace(/(\d+) bytes/,(e,t)=>Fo(Number(t))))}`;case 429:return`Too many tries. Wait ${Io(n??60)}, then try again.`;default:return Lo(t||`the service answered ${e}: try again later`)}}function ns(e){try{let{error:t}=JSON.parse(e);return typeof t==`string`?t:``}catch{return``}}function rs(e){return e instanceof Error?e.message:String(e)}var is=X(`session`),Q=new class{#e=j();get me(){return B(this.#e)}set me(e){M(this.#e,e)}#t=j(!1);get hasEnded(){return B(this.#t)}set hasEnded(e){M(this.#t,e,!0)}constructor(){Xo(()=>{this.hasEnded=this.me!==void 0,this.me=void 0})}get isAdmin(){return this.me?.is_admin??!1}async resume(){this.me=await Qo(`GET`,is).catch(()=>void 0)}async signIn(e,t){try{this.me=await Qo(`POST`,is,{name:e,password:t}),this.hasEnded=!1}catch(e){throw!(e instanceof Jo)||e.status!==401?e:new Jo(401,`The name or the password is not right.`)}}async signOut(){await Z(`DELETE`,is),this.me=void 0,this.hasEnded=!1}},as=class{#e=j();get value(){return B(this.#e)}set value(e){M(this.#e,e)}#t=j(``);get problem(){return B(this.#t)}set problem(e){M(this.#t,e,!0)}#n;constructor(e){this.#n=e,this.again()}async again(){try{this.value=await this.#n(),this.problem=``}catch(e){this.problem=rs(e)}}},os=class{#e=j(!1);get busy(){return B(this.#e)}set busy(e){M(this.#e,e,!0)}#t=j(``);get problem(){return B(this.#t)}set problem(e){M(this.#t,e,!0)}async run(e){if(this.busy)return!1;this.busy=!0,this.problem=``;try{return await e(),!0}catch(e){return this.problem=rs(e),!1}finally{this.busy=!1}}},ss=H(`<p role="alert" class="problem"> <button>Try again</button></p>`),cs=H(`<p class="muted">Loading…</p>`),ls=H(`<!> <!>`,1);function us(e,t){D(t,!0);var n=ls(),r=P(n),i=e=>{var n=ss(),r=N(n),i=I(r);T(n),L(()=>W(r,`${t.of.problem??``} `)),Dr(`click`,i,()=>t.of.again()),U(e,n)};G(r,e=>{t.of.problem&&e(i)});var a=I(r,2),o=e=>{var n=Lr();ai(P(n),()=>t.children,()=>t.of.value),U(e,n)},s=e=>{U(e,cs())};G(a,e=>{t.of.value===void 0?t.of.problem||e(s,1):e(o)}),U(e,n),O()}Or([`click`]);var ds=H(`<bdi class="name"> </bdi>`);function $(e,t){D(t,!0);var n=ds(),r=F(n,!0);L(e=>W(r,e),[()=>Y(t.of)]),U(e,n),O()}var fs=H(`<label> <input type="password" autocomplete="new-password" minlength="10" maxlength="200" placeholder="at least 10 characters"/></label>`);function ps(e,t){D(t,!0);let n=Hi(t,`label`,3,`New password`),r=Hi(t,`value`,15),i=Hi(t,`required`,3,!0);var a=fs(),o=N(a),s=I(o);q(s),T(a),L(()=>{W(o,`${n()??``} `),s.required=i()}),ki(s,r),U(e,a),O()}var ms=H(`<p role="alert" class="problem"> </p>`);function hs(e,t){D(t,!0);var n=Lr(),r=P(n),i=e=>{var n=ms(),r=F(n,!0);L(()=>W(r,t.of.problem)),U(e,n)};G(r,e=>{t.of.problem&&e(i)}),U(e,n),O()}var gs=H(`<section class="card" aria-labelledby="password"><h2 id="password">Password</h2> <form class="fields"><input type="text" autocomplete="username" hidden=""/> <label>Present password <input type="password" autocomplete="current-password" required=""/></label> <!> <!> <div class="tools"><button class="primary">Change</button> <span role="status"> </span></div></form></section>`),_s=H(`<p>You sign in at your provider, which has your password.</p>`),vs=H(`<button>End</button>`),ys=H(`<li><span> </span> <span class="small muted"> </span> <!></li>`),bs=H(`<ul class="items"></ul>`),xs=H(`<h1>Account of <!></h1> <!> <section class="card" aria-labelledby="sessions"><h2 id="sessions">Sessions</h2> <!> <!></section>`,1);function Ss(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`sessions`))),r=new os,i=new os,a=j(``),o=j(``),s=j(``);async function c(e){e.preventDefault(),M(s,``);let t=await r.run(()=>Z(`PUT`,X(`session`,`password`),{present:B(a),new:B(o)}));M(a,M(o,``),!0),t&&(M(s,`Your password is changed. Your other sessions have ended.`),await n.again())}function l({id:e}){return i.run(async()=>{await Z(`DELETE`,X(`sessions`,e)),await n.again()})}var u=xs();oi(`1rda7eu`,e=>{Dn(()=>{nn.title=`Account · codesim`})});var f=P(u);$(I(N(f)),{get of(){return Q.me.name}}),T(f);var p=I(f,2),m=e=>{var t=gs(),n=I(N(t),2),i=N(n);q(i);var l=I(i,2),u=I(N(l));q(u),T(l);var d=I(l,2);ps(d,{get value(){return B(o)},set value(e){M(o,e,!0)}});var f=I(d,2);hs(f,{get of(){return r}});var p=I(f,2),m=N(p),h=F(I(m,2),!0);T(p),T(n),T(t),L(()=>{Si(i,Q.me.name),m.disabled=r.busy,W(h,B(s))}),V(`submit`,n,c),ki(u,()=>B(a),e=>M(a,e)),U(e,t)},h=e=>{U(e,_s())};G(p,e=>{Q.me.has_password?e(m):e(h,-1)});var g=I(p,2),_=I(N(g),2);us(_,{get of(){return n},children:(e,t=d)=>{var n=bs();K(n,21,t,e=>e.id,(e,t)=>{var n=ys(),r=N(n),a=F(r),o=I(r,2),s=F(o),c=I(o,2),u=e=>{var n=vs();L(e=>{J(n,`aria-label`,`End the session from ${e??``}`),n.disabled=i.busy},[()=>Y(B(t).address)]),Dr(`click`,n,()=>l(B(t))),U(e,n)};G(c,e=>{B(t).is_current||e(u)}),T(n),L((e,n,r)=>{W(a,`${e??``}${B(t).is_current?`, this one`:``}`),W(s,`${n??``}ends ${r??``}`)},[()=>B(t).address?`From ${Y(B(t).address)}`:`From an unknown address`,()=>B(t).began===null?``:`since ${Uo(B(t).began)}, `,()=>Uo(B(t).expires)]),U(e,n)}),T(n),U(e,n)},$$slots:{default:!0}}),hs(I(_,2),{get of(){return i}}),T(g),U(e,u),O()}Or([`click`]);function Cs(e){let t=new Map;for(let[n,r]of Object.entries(e.paths))for(let[i,a]of Object.entries(r)){let r=a.tags?.[0]??``,o=ws(e,i,n,a);t.set(r,[...t.get(r)??[],o])}return t}function ws(e,t,n,r){let i=Object.entries(r.requestBody?.content??{});return{method:t.toUpperCase(),path:n,about:r.summary??r.description??``,parameters:(r.parameters??[]).map(({name:e,in:t,description:n})=>({name:e,kind:t,about:n??``,needed:t===`path`})),sent:i.flatMap(([,{schema:t}])=>Ts(e,t)),kind:i.map(([e])=>e).join(` or `),answers:Object.entries(r.responses).map(([t,n])=>({status:t,about:n.description,fields:Object.values(n.content??{}).flatMap(({schema:t})=>Ts(e,t))}))}}function Ts(e,t){let n=Es(e,t),r=Es(e,n?.items??n);return Object.entries(r?.properties??{}).map(([t,n])=>({name:t,kind:Ds(e,n),about:n.description??``,needed:r?.required?.includes(t)??!1}))}function Es(e,t){let n=t?.$ref?.split(`/`).at(-1);return n===void 0?t:e.components?.schemas?.[n]}function Ds(e,t){let n=Es(e,t)??{};return n.enum?n.enum.map(String).join(` or `):n.oneOf?n.oneOf.map(t=>Ds(e,t)).join(` or `):n.items?`list of ${Ds(e,n.items)}`:[n.type??`anything`].flat().map(e=>({string:`text`,integer:`number`,boolean:`true or false`})[e]??e).join(` or `)}var Os=H(`<dt class="svelte-1pjy6ga"><code> </code> <span class="small muted"> </span></dt> <dd class="svelte-1pjy6ga"> </dd>`,1),ks=H(`<h3 class="svelte-1pjy6ga"> </h3> <dl class="svelte-1pjy6ga"></dl>`,1);function As(e,t){D(t,!0);var n=Lr(),r=P(n),i=e=>{var n=ks(),r=P(n),i=F(r,!0),a=I(r,2);K(a,21,()=>t.fields,({name:e,kind:t,about:n,needed:r})=>e,(e,t)=>{let n=()=>B(t).name,r=()=>B(t).kind,i=()=>B(t).about,a=()=>B(t).needed;var o=Os(),s=P(o),c=N(s),l=F(c,!0),u=F(I(c,2));T(s);var d=F(I(s,2),!0);L(()=>{W(l,n()),W(u,`${r()??``}${a()?``:`, may be left out`}`),W(d,i())}),U(e,o)}),T(a),L(()=>W(i,t.title)),U(e,n)};G(r,e=>{t.fields.length>0&&e(i)}),U(e,n),O()}var js=H(`<li><strong> </strong> <!></li>`),Ms=H(`<details class="svelte-fhk1fk"><summary class="svelte-fhk1fk"><code> </code> <span class="muted"> </span></summary> <!> <!> <h3 class="svelte-fhk1fk">Answers</h3> <ul class="svelte-fhk1fk"></ul></details>`);function Ns(e,t){D(t,!0);var n=Ms(),r=N(n),i=N(r),a=F(i),o=F(I(i,2),!0);T(r);var s=I(r,2);As(s,{title:`In the address`,get fields(){return t.asked.parameters}});var c=I(s,2);As(c,{get title(){return`Sent, as ${t.asked.kind??``}`},get fields(){return t.asked.sent}});var l=I(c,4);K(l,21,()=>t.asked.answers,({status:e,about:t,fields:n})=>e,(e,t)=>{let n=()=>B(t).status,r=()=>B(t).about,i=()=>B(t).fields;var a=js(),o=N(a),s=F(o,!0),c=I(o),l=I(c),u=e=>{As(e,{title:`With`,get fields(){return i()}})},d=k(()=>Number(n())<300);G(l,e=>{B(d)&&e(u)}),T(a),L(()=>{W(s,n()),W(c,` ${r()??``} `)}),U(e,a)}),T(l),T(n),L(()=>{W(a,`${t.asked.method??``} ${t.asked.path??``}`),W(o,t.asked.about)}),U(e,n),O()}var Ps=H(`<section class="card"><h2> </h2> <!></section>`),Fs=H(`<p> </p> <p>The same for programs, in OpenAPI: <a>openapi.json</a></p> <!>`,1),Is=H(`<h1>For scripts</h1> <!>`,1);function Ls(e,t){D(t,!1);let n=new as(()=>Qo(`GET`,X(`openapi.json`)));Ri();var r=Is();oi(`14536r`,e=>{Dn(()=>{nn.title=`For scripts · codesim`})}),us(I(P(r),2),{get of(){return n},children:(e,t=d)=>{var n=Fs(),r=P(n),i=F(r,!0),a=I(r,2),o=I(N(a));T(a),K(I(a,2),1,()=>Cs(t()),([e,t])=>e,(e,t)=>{var n=k(()=>h(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=Ps(),o=N(a),s=F(o,!0);K(I(o,2),1,i,e=>e.method+e.path,(e,t)=>{Ns(e,{get asked(){return B(t)}})}),T(a),L(()=>{J(a,`aria-labelledby`,`tag-${r()??``}`),J(o,`id`,`tag-${r()??``}`),W(s,r())}),U(e,a)}),L(e=>{W(i,t().info.description),J(o,`href`,e)},[()=>X(`openapi.json`)]),U(e,n)},$$slots:{default:!0}}),U(e,r),O()}var Rs=H(`<p>In one course. <a>In all courses</a></p>`),zs=H(`<strong> </strong>`),Bs=H(` <code class="svelte-1x0syvu"> </code>`,1),Vs=H(`<li><span><strong><!></strong> <!></span> <time class="small muted"> </time></li>`),Hs=H(`<button>Older entries</button>`),Us=H(`<ol class="items card"></ol> <!>`,1),Ws=H(`<p>Nothing found.</p>`),Gs=H(`<h1>Audit log</h1> <!> <form class="tools"><label>Search <input type="search" maxlength="200" placeholder="name, job or action"/></label> <label>From <input type="date"/></label> <label>Before <input type="date"/></label> <button>Search</button> <a class="button" download="">CSV</a> <a class="button" download="">JSON lines</a> <button type="button">Check</button></form> <!> <p role="status"><!></p> <!>`,1);function Ks(e,t){D(t,!0);let n=oo.query.course,r=new os,i=j(``),a=j(``),o=j(``),s=j(void 0),c=j(!1),l=j(void 0);function u(e={}){let t={course:n??``,text:B(i).trim(),from:B(a),to:B(o),...e};return`?${new URLSearchParams(Object.entries(t).filter(([,e])=>e!==``))}`}function d(e){return r.run(async()=>{let t=await Z(`GET`,X(`audit`)+u({limit:`100`,before:e}));M(s,e===``?t:[...B(s)??[],...t]),M(c,t.length===100)})}async function f(e){e.preventDefault(),await d(``)}function p(){return r.run(async()=>{M(l,await Z(`GET`,X(`audit`,`check`)))})}d(``);var m=Gs();oi(`1x0syvu`,e=>{Dn(()=>{nn.title=`Audit log · codesim`})});var h=I(P(m),2),g=e=>{var t=Rs(),n=I(N(t));T(t),L(e=>J(n,`href`,e),[()=>so(`audit`)]),U(e,t)};G(h,e=>{n!==void 0&&e(g)});var _=I(h,2),v=N(_),y=I(N(v));q(y),T(v);var b=I(v,2),x=I(N(b));q(x),T(b);var S=I(b,2),ee=I(N(S));q(ee),T(S);var te=I(S,2),ne=I(te,2),re=I(ne,2),ie=I(re,2);T(_);var ae=I(_,2);hs(ae,{get of(){return r}});var oe=I(ae,2),se=N(oe),ce=e=>{var t=zs(),n=F(t);L(()=>W(n,`Entry ${B(l).broken??``} was changed, or the one before it is missing.`)),U(e,t)},le=e=>{var t=Bs(),n=P(t),r=F(I(n),!0);L(e=>{W(n,`${e??``}, none of them changed or missing. The last hash is `),W(r,B(l).last_hash)},[()=>Ao(B(l).entries,`row`)]),U(e,t)};G(se,e=>{B(l)?.broken==null?B(l)&&e(le,1):e(ce)}),T(oe);var ue=I(oe,2),de=e=>{var t=Us(),n=P(t);K(n,21,()=>B(s),({id:e,at:t,who:n,what:r,about:i})=>e,(e,t)=>{let n=()=>B(t).at,r=()=>B(t).who,i=()=>B(t).what,a=()=>B(t).about;var o=Vs(),s=N(o),c=N(s);$(N(c),{get of(){return r()}}),T(c);var l=I(c);$(I(l),{get of(){return a()}}),T(s);var u=I(s,2),d=F(u,!0);T(o),L(e=>{W(l,` ${i()??``} `),J(u,`datetime`,n()),W(d,e)},[()=>Uo(n())]),U(e,o)}),T(n);var i=I(n,2),a=e=>{var t=Hs();L(()=>t.disabled=r.busy),Dr(`click`,t,()=>d(String(B(s).at(-1).id))),U(e,t)};G(i,e=>{B(c)&&e(a)}),U(e,t)},fe=e=>{U(e,Ws())};G(ue,e=>{B(s)&&B(s).length>0?e(de):B(s)&&e(fe,1)}),L((e,t,n,i)=>{te.disabled=r.busy,J(ne,`href`,`${e??``}${t??``}`),J(re,`href`,`${n??``}${i??``}`),ie.disabled=r.busy},[()=>X(`audit`,`export`),()=>u({format:`csv`}),()=>X(`audit`,`export`),()=>u({format:`jsonl`})]),V(`submit`,_,f),ki(y,()=>B(i),e=>M(i,e)),ki(x,()=>B(a),e=>M(a,e)),ki(ee,()=>B(o),e=>M(o,e)),Dr(`click`,ie,p),U(e,m),O()}Or([`click`]);var qs=H(`<strong><!> and <!></strong>`),Js=H(`<button class="small" title="The audit log says who saw them">Show the names</button>`),Ys=H(`<span role="status"><!></span> <!> <!>`,1);function Xs(e,t){D(t,!0);let n=new os,r=j(void 0);async function i(){M(r,await Z(`POST`,X(`jobs`,t.job,`names`),{left:t.left,right:t.right}))}var a=Ys(),o=P(a),s=N(o),c=e=>{var t=qs(),n=N(t);$(n,{get of(){return B(r).left}}),$(I(n,2),{get of(){return B(r).right}}),T(t),U(e,t)};G(s,e=>{B(r)&&e(c)}),T(o);var l=I(o,2),u=e=>{var t=Js();L(()=>t.disabled=n.busy),Dr(`click`,t,()=>n.run(i)),U(e,t)};G(l,e=>{B(r)||e(u)}),hs(I(l,2),{get of(){return n}}),U(e,a),O()}Or([`click`]);var Zs=H(`<span class="name"> </span>`),Qs=H(`<li> <!> <!> <span class="small muted"><!>, <time> </time></span></li>`),$s=H(`<li><div><strong><!> – <!></strong> <span class="small muted"><!> </span> <p> </p> <!> <ul></ul></div></li>`),ec=H(`<li>No pair is confirmed.</li>`),tc=H(`<ul class="items"></ul>`),nc=H(`<section class="card" aria-labelledby="cases"><h2 id="cases">Confirmed cases</h2> <!></section>`);function rc(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`courses`,t.course,`cases`)));function r({pair:e}){let t=e;return typeof t?.why==`string`?t.why:``}var i=nc();us(I(N(i),2),{get of(){return n},children:(e,t=d)=>{var n=tc();K(n,21,t,e=>JSON.stringify([e.job,e.decisions.left,e.decisions.right]),(e,t)=>{var n=$s(),i=N(n),a=N(i),o=N(a);$(o,{get of(){return B(t).decisions.left}}),$(I(o,2),{get of(){return B(t).decisions.right}}),T(a);var s=I(a,2),c=N(s);$(c,{get of(){return B(t).title}});var l=I(c);T(s);var u=I(s,2),d=F(u,!0),f=I(u,2),p=e=>{Xs(e,{get job(){return B(t).job},get left(){return B(t).decisions.left},get right(){return B(t).decisions.right}})};G(f,e=>{B(t).blind&&e(p)});var m=I(f,2);K(m,21,()=>B(t).decisions.decisions,({status:e,note:t,by:n,at:r,proposal:i})=>n,(e,t)=>{let n=()=>B(t).status,r=()=>B(t).note,i=()=>B(t).by,a=()=>B(t).at,o=()=>B(t).proposal;var s=Qs(),c=N(s,!0),l=I(c),u=e=>{U(e,Ir(`\xA0(proposed)`))};G(l,e=>{o()&&e(u)});var d=I(l,2),f=e=>{var t=Zs(),n=F(t);L(e=>W(n,`“${e??``}”`),[()=>Y(r())]),U(e,t)};G(d,e=>{r()&&e(f)});var p=I(d,2),m=N(p);$(m,{get of(){return i()}});var h=I(m,2),g=F(h,!0);T(p),T(s),L(e=>{W(c,n()),J(h,`datetime`,a()),W(g,e)},[()=>Uo(a())]),U(e,s)}),T(m),T(i),T(n),L((e,t)=>{W(l,`, ${e??``}`),W(d,t)},[()=>Uo(B(t).created),()=>Y(r(B(t)))]),U(e,n)},e=>{U(e,ec())}),T(n),U(e,n)},$$slots:{default:!0}}),T(i),U(e,i),O()}function ic(e){return[...e].map(e=>({path:e.webkitRelativePath||e.name,file:e}))}async function ac(e){let t=[...e.items].filter(({kind:e})=>e===`file`);return(await Promise.all(t.map(oc))).flat()}async function oc(e){let t=e.webkitGetAsEntry(),n=e.getAsFile();if(!t?.isDirectory)return n?ic([n]):[];let r=await e.getAsFileSystemHandle?.();return r?sc(r,r.name):cc(t)}async function sc(e,t){if(e.kind===`file`)return[{path:t,file:await e.getFile()}];let n=[];for await(let r of e.values())n.push(...await sc(r,`${t}/${r.name}`));return n}async function cc(e){if(e.isFile)return[await lc(e)];let t=[];for(let n of await uc(e))t.push(...await cc(n));return t}function lc(e){let t=e.fullPath.replace(/^\//,``);return new Promise((n,r)=>e.file(e=>n({path:t,file:e}),r))}async function uc(e){let t=e.createReader(),n=[];for(;;){let e=await new Promise((e,n)=>t.readEntries(e,n));if(e.length===0)return n;n.push(...e)}}function dc(e,t){return[...new Map([...e,...t].map(e=>[e.path,e])).values()]}function fc(e){let t=pc(e);return t===``?e:e.map(({path:e,file:n})=>({path:e.slice(t.length),file:n}))}function pc(e){let t=e[0]?.path??``,n=t.slice(0,t.indexOf(`/`)+1);return e.every(({path:e})=>e.startsWith(n))?n:``}function mc(e){let t=new Map;for(let{path:n,file:r}of fc(e)){let[e=``,...i]=n.split(`/`),a=t.get(e)??{name:e,isFolder:i.length>0,files:0,bytes:0};a.files++,a.bytes+=r.size,t.set(e,a)}return[...t.values()].sort((e,t)=>e.name<t.name?-1:1)}function hc(e,t){let n=pc(e).length;return e.filter(({path:e})=>e.slice(n).split(`/`)[0]!==t)}function gc(e,t,n){return vc(X(`courses`,e,`jobs`),yc(t),n)}function _c(e,t,n){return vc(X(`jobs`,e,`again`),yc({submissions:[],...t}),n)}function vc(e,t,n){let r=new XMLHttpRequest,i=new Promise((e,t)=>{r.upload.onprogress=({loaded:e,total:t})=>n(e/t),r.onabort=()=>e(void 0),r.onerror=()=>t($o()),r.onload=()=>{Zo(r.status),r.status<300?e(JSON.parse(r.responseText)):t(es(r.status,r.responseText))}});r.open(`POST`,e);for(let[e,t]of Object.entries(qo))r.setRequestHeader(e,t);return r.send(t),{done:i,cancel:()=>r.abort()}}function yc({title:e,languages:t,against:n,submissions:r,starter:i,metadata:a,groups:o}){let s=new FormData;s.append(`title`,e.trim()),t&&s.append(`lang`,t.join(`,`)),n!==void 0&&s.append(`against`,n),a&&s.append(`metadata`,a),o&&s.append(`groups`,o);for(let{path:e,file:t}of fc(r))s.append(`submissions`,t,e);for(let{path:e,file:t}of fc(i))s.append(`boilerplate`,t,e);return s}var bc=H(`<label class="button svelte-3sutzw"> <input class="away" type="file" multiple=""/></label>`);function xc(e,t){D(t,!0);let n=Hi(t,`isFolder`,3,!1);function r({currentTarget:e}){t.onchosen(ic(e.files??[])),e.value=``}var i=bc(),a=N(i,!0),o=I(a);T(i),L(()=>{W(a,t.label),o.webkitdirectory=n()}),Dr(`change`,o,r),U(e,i),O()}Or([`change`]);var Sc=H(`<li><span><!> </span> <span class="small muted"> </span> <button class="small">Remove</button></li>`),Cc=H(`<p class="svelte-s730qc"> </p>`),wc=H(`<ul class="items svelte-s730qc"></ul> <!>`,1),Tc=H(`<p role="status" class="svelte-s730qc"> </p> <!>`,1);function Ec(e,t){D(t,!0);let n=k(()=>t.groups.reduce((e,t)=>e+t.files,0)),r=k(()=>t.groups.reduce((e,t)=>e+t.bytes,0));var i=Tc(),a=P(i),o=F(a,!0),s=I(a,2),c=e=>{var n=wc(),r=P(n);K(r,21,()=>t.groups.slice(0,500),e=>e.name,(e,n)=>{var r=Sc(),i=N(r),a=N(i);$(a,{get of(){return B(n).name}});var o=I(a,1,!0);T(i);var s=I(i,2),c=F(s),l=I(s,2);T(r),L((e,t,r)=>{W(o,B(n).isFolder?`/`:``),W(c,`${e??``}${t??``}`),J(l,`aria-label`,`Remove ${r??``}`)},[()=>B(n).isFolder?`${Ao(B(n).files,`file`)}, `:``,()=>Fo(B(n).bytes),()=>Y(B(n).name)]),Dr(`click`,l,()=>t.onremove(B(n).name)),U(e,r)}),T(r);var i=I(r,2),a=e=>{var n=Cc(),r=F(n);L(e=>W(r,`And ${e??``} more.`),[()=>ko(t.groups.length-500)]),U(e,n)};G(i,e=>{t.groups.length>500&&e(a)}),U(e,n)};G(s,e=>{B(n)>0&&e(c)}),L(e=>W(o,e),[()=>B(n)>0?`${Ao(B(n),`file`)}, ${Fo(B(r))}`:``]),U(e,i),O()}Or([`click`]);var Dc=H(`<p role="alert" class="problem"> </p>`),Oc=H(`<div role="group"><h3> </h3> <p class="small muted"> </p> <div class="tools"><!> <!></div> <!> <!></div>`);function kc(e,t){let n=Rr();D(t,!0);let r=Hi(t,`given`,15),i=Hi(t,`isWide`,3,!1),a=j(!1),o=j(``);function s(e){r(dc(r(),e))}function c(e){e.dataTransfer?.types.includes(`Files`)&&(e.preventDefault(),e.stopPropagation(),M(a,!0))}async function l(e){if(e.dataTransfer?.types.includes(`Files`)){e.preventDefault(),e.stopPropagation(),M(a,!1),M(o,``);try{s(await ac(e.dataTransfer))}catch(e){M(o,`These files cannot be read: ${rs(e)}`)}}}function u(){M(a,!1)}var d=Oc();V(`dragover`,tn,function(...e){(i()?c:void 0)?.apply(this,e)}),V(`dragleave`,tn,function(...e){(i()?u:void 0)?.apply(this,e)}),V(`drop`,tn,function(...e){(i()?l:void 0)?.apply(this,e)});let f;var p=N(d),m=F(p,!0),h=I(p,2),g=F(h,!0),_=I(h,2),v=N(_);xc(v,{get label(){return`Choose ${t.noun??``}`},onchosen:s}),xc(I(v,2),{get label(){return`Choose a folder of ${t.noun??``}`},isFolder:!0,onchosen:s}),T(_);var y=I(_,2),b=e=>{var t=Dc(),n=F(t,!0);L(()=>W(n,B(o))),U(e,t)};G(y,e=>{B(o)&&e(b)});var x=I(y,2);{let e=k(()=>mc(r()));Ec(x,{get groups(){return B(e)},onremove:e=>r(hc(r(),e))})}T(d),L(()=>{f=ui(d,1,`zone svelte-epg6d4`,null,f,{over:B(a)}),J(d,`aria-labelledby`,n),J(p,`id`,n),W(m,t.title),W(g,t.hint)}),V(`dragover`,d,c),V(`dragleave`,d,u),V(`drop`,d,l),U(e,d),O()}var Ac=H(`<label><input type="checkbox"/> <span class="small muted"> </span></label>`),jc=H(`<fieldset class="svelte-w2yu5i"><legend class="away">Languages</legend> <!></fieldset>`),Mc=H(`<details class="svelte-w2yu5i"><summary> </summary> <p class="small muted">Files are told by their names. Choose some to leave all others out.</p> <!></details>`);function Nc(e,t){D(t,!0);let n=[],r=Hi(t,`chosen`,15),i=Hi(t,`none`,3,`all`),a=new as(()=>Z(`GET`,X(`languages`))),o=e=>e.map(e=>`.${e}`).join(` `),s=k(()=>(a.value??[]).filter(({id:e})=>r().includes(e)).map(({name:e})=>e));var c=Mc(),l=N(c),u=F(l);us(I(l,4),{get of(){return a},children:(e,t=d)=>{var i=jc();K(I(N(i),2),17,t,({id:e,name:t,extensions:n})=>e,(e,t)=>{let i=()=>B(t).id,a=()=>B(t).name,s=()=>B(t).extensions;var c=Ac(),l=N(c);q(l);var u,d=I(l),f=F(I(d),!0);T(c),L(e=>{u!==(u=i())&&(l.value=(l.__value=u)??``),W(d,` ${a()??``} `),W(f,e)},[()=>o(s())]),ji(n,[],l,()=>(i(),r()),r),U(e,c)}),T(i),U(e,i)},$$slots:{default:!0}}),T(c),L(e=>W(u,`Languages: ${e??``}`),[()=>B(s).length>0?B(s).join(`, `):i()]),U(e,c),O()}var Pc=H(`<div><label class="svelte-r3tqf0"> <progress></progress></label> <span class="away" role="status"> </span> <button type="button">Cancel</button></div>`);function Fc(e,t){D(t,!0);let n=k(()=>Math.floor(t.share*4)/4);var r=Pc(),i=N(r),a=N(i),o=I(a);T(i);var s=I(i,2),c=F(s,!0),l=I(s,2);T(r),L((e,n)=>{W(a,`${e??``} `),Si(o,t.share),W(c,n)},[()=>t.share<1?`Uploading: ${jo(t.share)}`:`Uploaded. The service puts it away.`,()=>B(n)<1?`${jo(B(n))} uploaded`:`uploaded`]),Dr(`click`,l,function(...e){t.oncancel?.apply(this,e)}),U(e,r),O()}Or([`click`]);var Ic=H(`<details class="svelte-1cdldwv"><summary>Names, times and groups</summary> <div class="fields svelte-1cdldwv"><label>Names and times: a CSV file with the columns submission, name, label and timestamp <input type="file" accept=".csv,text/csv"/></label> <label>Groups that worked together, which are not compared with each other: a CSV file with the columns
      submission and group <input type="file" accept=".csv,text/csv"/></label></div></details>`);function Lc(e,t){D(t,!0);let n=Hi(t,`metadata`,15),r=Hi(t,`groups`,15),i=({currentTarget:e})=>e.files?.[0];var a=Ic(),o=I(N(a),2),s=N(o),c=I(N(s));T(s);var l=I(s,2),u=I(N(l));T(l),T(o),T(a),Dr(`change`,c,e=>n(i(e))),Dr(`change`,u,e=>r(i(e))),U(e,a),O()}Or([`change`]);var Rc=H(`<option> </option>`),zc=H(`<label>Compare with earlier years <select><option>No</option><!></select></label>`),Bc=H(`<span class="small muted">Submissions are missing.</span>`),Vc=H(`<button class="primary">Compare</button> <!>`,1),Hc=H(`<section class="card" aria-labelledby="hand-in"><h2 id="hand-in">Compare a class</h2> <form><fieldset class="fields svelte-3s9slt"><legend class="away">Files</legend> <label>Title <input maxlength="200" placeholder="Homework 3" autocomplete="off"/></label> <!> <!> <!> <!> <!></fieldset> <!> <p role="alert" class="problem"> </p></form></section>`);function Uc(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`courses`,t.course.id,`indexes`))),r=j(``),i=j([]),a=j([]),o=j(Qt([])),s=j(``),c=j(void 0),l=j(void 0),u=j(void 0),d=j(0),f=j(``);async function p(e){e.preventDefault(),M(f,``),M(d,0);let n={title:B(r),languages:B(o),against:B(s),submissions:B(i),starter:B(a),metadata:B(c),groups:B(l)};M(u,gc(t.course.id,n,e=>M(d,e,!0)));try{let e=await B(u).done;e?location.hash=so(`job`,e.id):M(f,`Cancelled. Nothing was kept.`)}catch(e){M(f,rs(e),!0)}M(u,void 0)}Cn(()=>()=>B(u)?.cancel());var m=Hc(),h=I(N(m),2),g=N(h),_=I(N(g),2),v=I(N(_));q(v),T(_);var y=I(_,2);kc(y,{title:`Submissions`,hint:`Drop them anywhere on this page: an archive as your learning platform gives it, a folder with one folder for each student, or many files.`,noun:`submissions`,isWide:!0,get given(){return B(i)},set given(e){M(i,e)}});var b=I(y,2);kc(b,{title:`Starter code`,hint:`Starter code does not count as copied. Drop it here, if there was any.`,noun:`starter code`,get given(){return B(a)},set given(e){M(a,e)}});var x=I(b,2);Nc(x,{get chosen(){return B(o)},set chosen(e){M(o,e,!0)}});var S=I(x,2);Lc(S,{get metadata(){return B(c)},set metadata(e){M(c,e)},get groups(){return B(l)},set groups(e){M(l,e)}});var ee=I(S,2),te=e=>{var t=zc(),r=I(N(t)),i=N(r);i.value=i.__value=``,K(I(i),17,()=>n.value,({name:e})=>e,(e,t)=>{let n=()=>B(t).name;var r=Rc(),i=F(r,!0),a={};L(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(r),mi(r),T(t),hi(r,()=>B(s),e=>M(s,e)),U(e,t)};G(ee,e=>{n.value&&n.value.length>0&&e(te)}),T(g);var ne=I(g,2),re=e=>{Fc(e,{get share(){return B(d)},get oncancel(){return B(u).cancel}})},ie=e=>{var t=Vc(),n=P(t),r=I(n,2),a=e=>{U(e,Bc())};G(r,e=>{B(i).length===0&&e(a)}),L(()=>n.disabled=B(i).length===0),U(e,t)};G(ne,e=>{B(u)?e(re):e(ie,-1)});var ae=F(I(ne,2),!0);T(h),T(m),L(()=>{g.disabled=B(u)!==void 0,W(ae,B(f))}),V(`submit`,h,p),ki(v,()=>B(r),e=>M(r,e)),U(e,m),O()}function Wc({state:e}){return e!==`queued`&&e!==`running`}var Gc=H(`<p><label>Type <strong class="name"> </strong> to go on <input class="svelte-1jk8bhv"/></label></p>`),Kc=H(`<form><h2> <bdi class="name"> </bdi>?</h2> <!> <!> <!> <div class="tools"><button class="danger"> </button> <button type="button">Cancel</button></div></form>`),qc=H(`<button class="danger"> </button> <dialog><!></dialog>`,1);function Jc(e,t){let n=Rr();D(t,!0);let r=new os,i=j(void 0),a=j(!1),o=j(``),s=k(()=>t.word===void 0||B(o).trim()===Y(t.word).trim());function c(){M(o,``),r.problem=``,M(a,!0),Pt(),B(i)?.showModal()}async function l(e){e.preventDefault(),await r.run(t.does)&&B(i)?.close()}var u=qc(),d=P(u),f=F(d,!0),p=I(d,2),m=N(p),h=e=>{var a=Kc(),c=N(a),u=N(c),d=F(I(u),!0);Ae(),T(c);var f=I(c,2);ai(f,()=>t.children);var p=I(f,2),m=e=>{var n=Gc(),r=N(n),i=I(N(r)),a=F(i,!0),s=I(i,2);q(s),T(r),T(n),L(e=>W(a,e),[()=>Y(t.word)]),ki(s,()=>B(o),e=>M(o,e)),U(e,n)};G(p,e=>{t.word!==void 0&&e(m)});var h=I(p,2);hs(h,{get of(){return r}});var g=I(h,2),_=N(g),v=F(_,!0),y=I(_,2);T(g),T(a),L(e=>{J(c,`id`,n),W(u,`${t.action??``} `),W(d,e),_.disabled=r.busy||!B(s),W(v,t.action)},[()=>Y(t.about)]),V(`submit`,a,l),Dr(`click`,y,()=>B(i)?.close()),U(e,a)};G(m,e=>{B(a)&&e(h)}),T(p),Li(p,e=>M(i,e),()=>B(i)),L(e=>{J(d,`aria-label`,`${t.action??``} ${e??``}`),W(f,t.action),J(p,`aria-labelledby`,n)},[()=>Y(t.about)]),Dr(`click`,d,c),V(`close`,p,()=>M(a,!1)),U(e,u),O()}Or([`click`]);var Yc=H(`<span> </span>`);function Xc(e,t){D(t,!0);var n=Yc(),r=F(n,!0);L(e=>{ui(n,1,`small ${t.state??``}`,`svelte-y708ep`),W(r,e)},[()=>zo(t.state)]),U(e,n),O()}var Zc=H(`<p class="small name svelte-q507cy"> </p>`),Qc=H(`<p class="svelte-q507cy">This deletes the submissions, the reports, the decisions and the links.</p>`),$c=H(`<li><div><a class="name"><bdi> </bdi></a> <!> <!></div> <span class="small muted"><time> </time> </span> <!></li>`),el=H(`<ul class="items"></ul>`),tl=H(`<p class="svelte-q507cy">Nothing yet.<!></p>`),nl=H(`<section class="card" aria-labelledby="jobs"><h2 id="jobs">Comparisons</h2> <!></section>`);function rl(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`courses`,t.course,`jobs`)));Cn(()=>{if(n.value?.every(Wc)??!0)return;let e=setTimeout(()=>void n.again(),3e3);return()=>clearTimeout(e)});async function r({id:e}){await Z(`DELETE`,X(`jobs`,e)),await n.again()}var i=nl();us(I(N(i),2),{get of(){return n},children:(e,n=d)=>{var i=Lr(),a=P(i),o=e=>{var i=el();K(i,21,n,e=>e.id,(e,n)=>{var i=$c(),a=N(i),o=N(a),s=F(N(o),!0);T(o);var c=I(o,2);Xc(c,{get state(){return B(n).state}});var l=I(c,2),u=e=>{var t=Zc(),r=F(t,!0);L(e=>W(r,e),[()=>Lo(B(n).summary)]),U(e,t)};G(l,e=>{B(n).summary&&e(u)}),T(a);var d=I(a,2),f=N(d),p=F(f,!0),m=I(f);T(d);var h=I(d,2),g=e=>{{let t=k(()=>Ho(B(n)));Jc(e,{action:`Delete`,get about(){return B(t)},does:()=>r(B(n)),children:(e,t)=>{U(e,Qc())},$$slots:{default:!0}})}};G(h,e=>{t.isInstructor&&e(g)}),T(i),L((e,t,r,i)=>{J(o,`href`,e),W(s,t),J(f,`datetime`,B(n).created),W(p,r),W(m,`, ${i??``}`)},[()=>so(`job`,B(n).id),()=>Ho(B(n)),()=>Uo(B(n).created),()=>Fo(B(n).bytes)]),U(e,i)}),T(i),U(e,i)},s=e=>{var n=tl(),r=I(N(n)),i=e=>{U(e,Ir(`\xA0Drop a class onto this page to compare it.`))};G(r,e=>{t.isInstructor&&e(i)}),T(n),U(e,n)};G(a,e=>{n().length>0?e(o):e(s,-1)}),U(e,i)},$$slots:{default:!0}}),T(i),U(e,i),O()}var il=H(`<a>Settings</a>`),al=H(`<!> <!>`,1),ol=H(`<h1><!></h1> <p class="muted"> <!> <!></p> <!>`,1),sl=H(`<p class="small"><a>Courses</a></p> <!>`,1);function cl(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`courses`,t.id)));var r=sl();oi(`b621vu`,e=>{An(e=>{nn.title=`${e??``} · codesim`},[()=>n.value?Y(n.value.name):`Course`])});var i=P(r),a=F(i);us(I(i,2),{get of(){return n},children:(e,n=d)=>{var r=ol(),i=P(r);$(N(i),{get of(){return n().name}}),T(i);var a=I(i,2),o=N(a),s=I(o),c=e=>{U(e,Ir(`New reports have pseudonyms until a case is confirmed.`))};G(s,e=>{n().blind&&e(c)});var l=I(s,2),u=e=>{var n=il();L(e=>J(n,`href`,e),[()=>so(`course`,String(t.id),`settings`)]),U(e,n)};G(l,e=>{Q.isAdmin&&e(u)}),T(a);var f=I(a,2),p=e=>{rc(e,{get course(){return t.id}})},m=e=>{var r=al(),i=P(r),a=e=>{Uc(e,{get course(){return n()}})};G(i,e=>{n().role===`instructor`&&e(a)});var o=I(i,2);{let e=k(()=>n().role===`instructor`);rl(o,{get course(){return t.id},get isInstructor(){return B(e)}})}U(e,r)};G(f,e=>{n().role===`board`?e(p):e(m,-1)}),L((e,t,n,r)=>W(o,`${e??``} of ${t??``} used. Submissions are ${n??``},
      classes of earlier years are ${r??``}. `),[()=>Fo(n().bytes),()=>Fo(n().quota),()=>Wo(n().retention_days),()=>Wo(n().index_retention_days)]),U(e,r)},$$slots:{default:!0}}),L(e=>J(a,`href`,e),[()=>so(``)]),U(e,r),O()}var ll=H(`<form class="fields"><label>Name <input required="" maxlength="200" autocomplete="off"/></label> <label>Days after which submissions, reports and decisions are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <label>Days after which classes of earlier years are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <label class="check"><input type="checkbox"/> Pseudonyms in new reports, until a case is confirmed</label> <!> <div class="tools"><button class="primary"> </button> <span role="status"> </span></div></form>`);function ul(e,t){D(t,!0);let n=Hi(t,`name`,3,``),r=Hi(t,`days`,3,365),i=Hi(t,`indexDays`,3,1825),a=Hi(t,`blind`,3,!1),o=new os,s=j(!1),c=j(Qt(n())),l=j(Qt(r())),u=j(Qt(i())),d=j(Qt(a()));async function f(e){e.preventDefault(),M(s,!1);let n={name:B(c).trim(),retention_days:B(l)??null,index_retention_days:B(u)??null,blind:B(d)};M(s,await o.run(()=>t.does(n)),!0)}var p=ll(),m=N(p),h=I(N(m));q(h),T(m);var g=I(m,2),_=I(N(g));q(_),T(g);var v=I(g,2),y=I(N(v));q(y),T(v);var b=I(v,2),x=N(b);q(x),Ae(),T(b);var S=I(b,2);hs(S,{get of(){return o}});var ee=I(S,2),te=N(ee),ne=F(te,!0),re=F(I(te,2),!0);T(ee),T(p),L(()=>{te.disabled=o.busy,W(ne,t.action),W(re,B(s)?`Saved`:``)}),V(`submit`,p,f),ki(h,()=>B(c),e=>M(c,e)),ki(_,()=>B(l),e=>M(l,e)),ki(y,()=>B(u),e=>M(u,e)),Mi(x,()=>B(d),e=>M(d,e)),U(e,p),O()}var dl=H(`<p>Nobody enters from there any more. Its users and courses stay.</p>`),fl=H(`<li><span><!></span> <span class="small muted">client <!></span> <!></li>`),pl=H(`<ul class="items"></ul>`),ml=H(`<label class="svelte-19oa64n"> <input required="" class="svelte-19oa64n"/></label>`),hl=H(`<section class="card" aria-labelledby="platforms"><h2 id="platforms">Learning platforms</h2> <p>Teachers open the service from their course there, by LTI 1.3, and are at the same course here.</p> <!> <details><summary>Register a learning platform</summary> <form><!> <label class="svelte-19oa64n">Deployment ID <input required="" class="svelte-19oa64n"/></label> <button class="svelte-19oa64n">Register</button></form></details> <!></section>`);function gl(e,t){D(t,!0);let n=[[`issuer`,`Issuer, or platform ID`],[`client_id`,`Client ID`],[`authorization_endpoint`,`Authentication request URL`],[`token_endpoint`,`Access token URL`],[`jwks_url`,`Public keyset URL`]],r=()=>({issuer:``,client_id:``,authorization_endpoint:``,token_endpoint:``,jwks_url:``}),i=X(`platforms`),a=new as(()=>Z(`GET`,i)),o=new os,s=j(Qt(r())),c=j(``);async function l(e){e.preventDefault(),await o.run(async()=>{let e={...B(s),deployment_ids:[B(c)]};await Z(`POST`,i,e),M(s,r(),!0),M(c,``),await a.again()})}async function u({id:e}){await Z(`DELETE`,`${i}/${e}`),await a.again()}var f=hl(),p=I(N(f),4);us(p,{get of(){return a},children:(e,t=d)=>{var n=Lr(),r=P(n),i=e=>{var n=pl();K(n,21,t,e=>e.id,(e,t)=>{var n=fl(),r=N(n);$(N(r),{get of(){return B(t).issuer}}),T(r);var i=I(r,2);$(I(N(i)),{get of(){return B(t).client_id}}),T(i),Jc(I(i,2),{action:`Remove`,get about(){return B(t).issuer},does:()=>u(B(t)),children:(e,t)=>{U(e,dl())},$$slots:{default:!0}}),T(n),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(i)}),U(e,n)},$$slots:{default:!0}});var m=I(p,2),g=I(N(m),2),_=N(g);K(_,17,()=>n,([e,t])=>e,(e,t)=>{var n=k(()=>h(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=ml(),o=N(a),c=I(o);q(c),T(a),L(()=>W(o,`${i()??``} `)),ki(c,()=>B(s)[r()],e=>B(s)[r()]=e),U(e,a)});var v=I(_,2),y=I(N(v));q(y),T(v);var b=I(v,2);T(g),T(m),hs(I(m,2),{get of(){return o}}),T(f),L(()=>b.disabled=o.busy),V(`submit`,g,l),ki(y,()=>B(c),e=>M(c,e)),U(e,f),O()}var _l=H(`<li><a><!></a> <span class="small muted"> </span></li>`),vl=H(`<ul class="items card"></ul>`),yl=H(`<p>There is no course yet. Add the first one below: a course has its own teachers, and its own
        submissions.</p>`),bl=H(`<p>You are in no course yet. Ask an admin of this service to add you to one.</p>`),xl=H(`<section class="card" aria-labelledby="add"><h2 id="add">Add a course</h2> <!></section> <!>`,1),Sl=H(`<h1>Courses</h1> <!> <!>`,1);function Cl(e,t){D(t,!1);let n=new as(()=>Z(`GET`,X(`courses`)));async function r(e){let t=await Z(`POST`,X(`courses`),e);location.hash=so(`course`,String(t.id))}Ri();var i=Sl();oi(`xsrrth`,e=>{Dn(()=>{nn.title=`Courses · codesim`})});var a=I(P(i),2);us(a,{get of(){return n},children:(e,t=d)=>{var n=Lr(),r=P(n),i=e=>{var n=vl();K(n,5,t,e=>e.id,(e,t)=>{var n=_l(),r=N(n);$(N(r),{get of(){return B(t).name}}),T(r);var i=F(I(r,2));T(n),L((e,t,n)=>{J(r,`href`,e),W(i,`${t??``}, ${n??``}`)},[()=>so(`course`,String(B(t).id)),()=>Fo(B(t).bytes),()=>Wo(B(t).retention_days)]),U(e,n)}),T(n),U(e,n)},a=e=>{U(e,yl())},o=e=>{U(e,bl())};G(r,e=>{t().length>0?e(i):Q.isAdmin?e(a,1):e(o,-1)}),U(e,n)},$$slots:{default:!0}});var o=I(a,2),s=e=>{var t=xl(),n=P(t);ul(I(N(n),2),{action:`Add`,does:r}),T(n),gl(I(n,2),{}),U(e,t)};G(o,e=>{Q.isAdmin&&e(s)}),U(e,i),O()}var wl=5e3,Tl=2e3;function El(e,t,n){let r=!0,i,a;function o(){r=!1,s()}function s(){clearTimeout(a),i?.close()}function c(e){r&&(t(e),Wc(e)&&o())}async function l(t){try{c(await Z(`GET`,X(`jobs`,e))),r&&t()}catch(e){r&&n(e),r&&e instanceof Jo&&e.status===0?u():o()}}function u(){a=setTimeout(d,Tl)}function d(){s(),l(u)}function f(){i=new EventSource(X(`jobs`,e,`events`)),i.onmessage=({data:e})=>{clearTimeout(a),c(JSON.parse(e))},i.onerror=d,a=setTimeout(d,wl)}return l(f),o}var Dl=H(`<option> </option>`),Ol=H(`<button class="primary">Compare again</button>`),kl=H(`<section class="card"><h2>Compare again</h2> <details><summary>The same submissions with other settings</summary> <form><fieldset class="fields svelte-5a3743"><legend class="away">Settings</legend> <label>Title <input maxlength="200" autocomplete="off"/></label> <!> <!> <!> <label>Compare with earlier years <select><option>As before</option><option>No</option><!></select></label></fieldset> <p class="small muted">Settings that you leave empty stay as they are. This comparison stays too.</p> <!> <p role="alert" class="problem"> </p></form></details></section>`);function Al(e,t){let n=Rr();D(t,!0);let r=`as before`,i=new as(()=>Z(`GET`,X(`courses`,t.job.course,`indexes`))),a=j(Qt(t.job.title)),o=j([]),s=j(Qt([])),c=j(r),l=j(void 0),u=j(void 0),d=j(void 0),f=j(0),p=j(``);async function m(e){e.preventDefault(),M(p,``),M(f,0);let n={title:B(a),languages:B(s).length>0?B(s):void 0,against:B(c)===r?void 0:B(c),starter:B(o),metadata:B(l),groups:B(u)};M(d,_c(t.job.id,n,e=>M(f,e,!0)));try{let e=await B(d).done;e&&(location.hash=so(`job`,e.id))}catch(e){M(p,rs(e),!0)}M(d,void 0)}Cn(()=>()=>B(d)?.cancel());var h=kl(),g=N(h),_=I(g,2),v=I(N(_),2),y=N(v),b=I(N(y),2),x=I(N(b));q(x),T(b);var S=I(b,2);kc(S,{title:`More starter code`,hint:`It counts in addition to the starter code of this comparison.`,noun:`starter code`,get given(){return B(o)},set given(e){M(o,e)}});var ee=I(S,2);Nc(ee,{none:r,get chosen(){return B(s)},set chosen(e){M(s,e,!0)}});var te=I(ee,2);Lc(te,{get metadata(){return B(l)},set metadata(e){M(l,e)},get groups(){return B(u)},set groups(e){M(u,e)}});var ne=I(te,2),re=I(N(ne)),ie=N(re);ie.value=ie.__value=r;var ae=I(ie);ae.value=ae.__value=``,K(I(ae),17,()=>i.value??[],({name:e})=>e,(e,t)=>{let n=()=>B(t).name;var r=Dl(),i=F(r,!0),a={};L(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(re),mi(re),T(ne),T(y);var oe=I(y,4),se=e=>{Fc(e,{get share(){return B(f)},get oncancel(){return B(d).cancel}})},ce=e=>{U(e,Ol())};G(oe,e=>{B(d)?e(se):e(ce,-1)});var le=F(I(oe,2),!0);T(v),T(_),T(h),L(()=>{J(h,`aria-labelledby`,`${n}-again`),J(g,`id`,`${n}-again`),y.disabled=B(d)!==void 0,W(le,B(p))}),V(`submit`,v,m),ki(x,()=>B(a),e=>M(a,e)),hi(re,()=>B(c),e=>M(c,e)),U(e,h),O()}var jl=H(`<option></option>`),Ml=H(`<section class="card"><h2>Compare later classes with this one</h2> <p>Add this class to earlier years. When you upload another class, you can choose them.</p> <form class="tools"><label>Earlier years <input placeholder="Homework 3" required="" maxlength="60" autocomplete="off"/></label> <datalist></datalist> <button>Add</button> <span role="status"> </span></form> <!></section>`);function Nl(e,t){let n=Rr();D(t,!0);let r=new as(()=>Z(`GET`,X(`courses`,t.job.course,`indexes`))),i=new os,a=j(``),o=j(``);async function s(e){e.preventDefault(),M(o,``),await i.run(async()=>{let e=await Z(`POST`,X(`jobs`,t.job.id,`index`),{index:B(a).trim()});M(o,`${Y(e.name)} has ${Ao(e.submissions,`submission`)} now.`)})}var c=Ml(),l=N(c),u=I(l,4),d=N(u),f=I(N(d));q(f),T(d);var p=I(d,2);K(p,21,()=>r.value??[],e=>e.name,(e,t)=>{var n=jl(),r={};L(()=>{r!==(r=B(t).name)&&(n.value=(n.__value=r)??``)}),U(e,n)}),T(p);var m=I(p,2),h=F(I(m,2),!0);T(u),hs(I(u,2),{get of(){return i}}),T(c),L(()=>{J(c,`aria-labelledby`,`${n}-years`),J(l,`id`,`${n}-years`),J(f,`list`,`${n}-list`),J(p,`id`,`${n}-list`),m.disabled=i.busy,W(h,B(o))}),V(`submit`,u,s),ki(f,()=>B(a),e=>M(a,e)),U(e,c),O()}var Pl=(e,t=d)=>{var n=Ll();K(n,21,t,Xr,(e,t)=>{let n=()=>B(t).status,r=()=>B(t).note,i=()=>B(t).by,a=()=>B(t).at,o=()=>B(t).proposal;var s=Il(),c=N(s),l=F(c,!0),u=I(c),d=e=>{U(e,Ir(`\xA0(proposed)`))};G(u,e=>{o()&&e(d)});var f=I(u,2),p=e=>{var t=Fl(),n=F(t);L(e=>W(n,`“${e??``}”`),[()=>Y(r())]),U(e,t)};G(f,e=>{r()&&e(p)});var m=I(f,2),h=N(m);$(h,{get of(){return i()}});var g=I(h,2),_=F(g,!0);T(m),T(s),L(e=>{W(l,n()),J(g,`datetime`,a()),W(_,e)},[()=>Uo(a())]),U(e,s)}),T(n),U(e,n)},Fl=H(`<span class="name"> </span>`),Il=H(`<li><strong> </strong><!> <!> <span class="small muted"><!>, <time> </time></span></li>`),Ll=H(`<ul></ul>`),Rl=H(`<p class="problem"> </p>`),zl=H(`<strong class="problem">contradicting</strong>`),Bl=H(`<details><summary class="small">Changed or withdrawn</summary> <!></details>`),Vl=H(`<li><div><!> – <!> <!> <!> <!> <!></div></li>`),Hl=H(`<li>Nobody has decided about a pair yet.</li>`),Ul=H(`<!> <ul class="items"></ul>`,1),Wl=H(`<section class="card" aria-labelledby="decisions"><h2 id="decisions">Decisions</h2> <!></section>`);function Gl(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`jobs`,t.job,`decisions`))),r=k(()=>(n.value??[]).filter(e=>e.contradicted).length);var i=Wl();us(I(N(i),2),{get of(){return n},children:(e,n=d)=>{var i=Ul(),a=P(i),o=e=>{var t=Rl(),n=F(t);L(()=>W(n,`${B(r)===1?`1 pair has`:`${B(r)} pairs have`} contradicting decisions.`)),U(e,t)};G(a,e=>{B(r)>0&&e(o)});var s=I(a,2);K(s,21,n,e=>JSON.stringify([e.left,e.right]),(e,n)=>{var r=Vl(),i=N(r),a=N(i);$(a,{get of(){return B(n).left}});var o=I(a,2);$(o,{get of(){return B(n).right}});var s=I(o,2),c=e=>{U(e,zl())};G(s,e=>{B(n).contradicted&&e(c)});var l=I(s,2),u=e=>{Xs(e,{get job(){return t.job},get left(){return B(n).left},get right(){return B(n).right}})};G(l,e=>{t.isBlind&&B(n).agreed?.status===`confirmed`&&e(u)});var d=I(l,2);Pl(d,()=>B(n).decisions);var f=I(d,2),p=e=>{var t=Bl();Pl(I(N(t),2),()=>B(n).earlier),T(t),U(e,t)};G(f,e=>{B(n).earlier.length>0&&e(p)}),T(i),T(r),U(e,r)},e=>{U(e,Hl())}),T(s),U(e,i)},$$slots:{default:!0}}),T(i),U(e,i),O()}var Kl=H(`<div class="card svelte-sj2qv3"><label for="secret"><strong> </strong></label> <p>Copy it now: it is shown this once, and cannot be shown again.</p> <div class="tools"><input id="secret" readonly="" class="svelte-sj2qv3"/> <button>Copy</button> <span role="status"> </span></div></div>`);function ql(e,t){D(t,!0);let n=j(!1),r;Cn(()=>{t.text,M(n,!1),r.focus(),r.select()});async function i(){r.select();try{await navigator.clipboard.writeText(t.text),M(n,!0)}catch{}}var a=Kl(),o=N(a),s=F(N(o),!0);T(o);var c=I(o,4),l=N(c);q(l),Li(l,e=>r=e,()=>r);var u=I(l,2),d=F(I(u,2),!0);T(c),T(a),L(()=>{W(s,t.name),Si(l,t.text),W(d,B(n)?`Copied`:``)}),Dr(`click`,u,i),U(e,a),O()}Or([`click`]);var Jl=H(`<p>Whoever has it sees nothing any more.</p>`),Yl=H(`<li><span>Made by <bdi class="name"> </bdi> </span> <!></li>`),Xl=H(`<ul class="items"></ul>`),Zl=H(`<section class="card" aria-labelledby="links"><h2 id="links">Share the report</h2> <p>Whoever has a secret link sees the report without signing in, names and code included, until it expires.</p> <!> <!> <form class="tools"><label>Valid for (days) <input type="number" min="1" max="365" required=""/></label> <button>Make a link</button></form> <!></section>`);function Ql(e,t){D(t,!0);let n=X(`jobs`,t.job,`links`),r=new as(()=>Z(`GET`,n)),i=new os,a=j(14),o=j(``);async function s(e){e.preventDefault(),await i.run(async()=>{M(o,(await Z(`POST`,n,{days:B(a)})).url,!0),await r.again()})}async function c({id:e}){await Z(`DELETE`,`${n}/${e}`),await r.again()}var l=Zl(),u=I(N(l),4);us(u,{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=P(n),i=e=>{var n=Xl();K(n,21,t,e=>e.id,(e,t)=>{var n=Yl(),r=N(n),i=I(N(r)),a=F(i,!0),o=I(i);T(r);var s=I(r,2);{let e=k(()=>Uo(B(t).expires));Jc(s,{action:`Revoke`,get about(){return`the link that expires ${B(e)??``}`},does:()=>c(B(t)),children:(e,t)=>{U(e,Jl())},$$slots:{default:!0}})}T(n),L((e,t)=>{W(a,e),W(o,`, expires ${t??``}`)},[()=>Y(B(t).created_by),()=>Uo(B(t).expires)]),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(i)}),U(e,n)},$$slots:{default:!0}});var f=I(u,2),p=e=>{ql(e,{name:`The new link`,get text(){return B(o)}})};G(f,e=>{B(o)&&e(p)});var m=I(f,2),h=N(m),g=I(N(h));q(g),T(h);var _=I(h,2);T(m),hs(I(m,2),{get of(){return i}}),T(l),L(()=>_.disabled=i.busy),V(`submit`,m,s),ki(g,()=>B(a),e=>M(a,e)),U(e,l),O()}var $l=H(`<li><a download=""> </a> <span class="small muted"> </span></li>`),eu=H(`<!> <!>`,1),tu=H(`<section class="card" aria-labelledby="found"><h2 id="found">Result</h2> <p role="status" class="found svelte-iurx9"> </p> <p><a class="button primary open svelte-iurx9">Open the report</a></p> <details><summary>Download it as a file</summary> <ul class="svelte-iurx9"></ul></details></section> <!> <!>`,1);function nu(e,t){D(t,!0);let n=[[`html`,`one file for a browser, to keep`],[`csv`,`a table of pairs, for a spreadsheet`],[`md`,`text for a code host`],[`txt`,`plain text`],[`json`,`everything, for a program`],[`jsonl`,`a line of JSON for each pair`],[`parquet`,`a table of pairs, for millions of them`],[`sarif`,`for tools that show results of static analysis`]],r=e=>`${X(`jobs`,t.job.id)}/report.${e}`;var i=tu(),a=P(i),o=I(N(a),2),s=F(o,!0),c=I(o,2),l=F(c),u=I(c,2),d=I(N(u),2);K(d,21,()=>n,([e,t])=>e,(e,t)=>{var n=k(()=>h(B(t),2));let i=()=>B(n)[0],a=()=>B(n)[1];var o=$l(),s=N(o),c=F(s,!0),l=F(I(s,2),!0);T(o),L(e=>{J(s,`href`,e),W(c,i()),W(l,a())},[()=>r(i())]),U(e,o)}),T(d),T(u),T(a);var f=I(a,2);Gl(f,{get job(){return t.job.id},get isBlind(){return t.job.blind}});var p=I(f,2),m=e=>{var n=eu(),r=P(n);Ql(r,{get job(){return t.job.id}}),Nl(I(r,2),{get job(){return t.job}}),U(e,n)};G(p,e=>{t.isInstructor&&e(m)}),L((e,t)=>{W(s,e),J(l,`href`,t)},[()=>Lo(t.job.summary??`it is finished`),()=>r(`html`)]),U(e,i),O()}var ru=H(`<button>Cancel</button>`),iu=H(`<section class="card" aria-labelledby="progress"><h2 id="progress">Progress</h2> <p role="status"> </p> <progress aria-labelledby="progress"></progress> <p class="small muted"><!></p> <p>You can close this page: the comparison goes on, and the course shows it.</p> <!> <!></section>`);function au(e,t){D(t,!0);let n=new os,r=k(()=>t.job.progress),i=k(()=>B(r)?.total!==null&&B(r)?.total!==void 0);function a(){return n.run(async()=>{await Z(`POST`,X(`jobs`,t.job.id,`cancel`))})}var o=iu(),s=I(N(o),2),c=F(s,!0),l=I(s,2),u=I(l,2),d=N(u),f=e=>{var t=Ir();L((e,n)=>W(t,`${e??``} of ${n??``}`),[()=>ko(B(r).done),()=>ko(B(r).total)]),U(e,t)},p=e=>{U(e,Ir(`\xA0`))};G(d,e=>{B(r)&&B(i)?e(f):e(p,-1)}),T(u);var m=I(u,4);hs(m,{get of(){return n}});var h=I(m,2),g=e=>{var t=ru();L(()=>t.disabled=n.busy),Dr(`click`,t,a),U(e,t)};G(h,e=>{t.isInstructor&&e(g)}),T(o),L((e,t)=>{W(c,e),Si(l,B(i)?B(r).done:void 0),J(l,`max`,t)},[()=>Bo(t.job),()=>B(i)?Math.max(1,B(r).total):void 0]),U(e,o),O()}Or([`click`]);var ou=H(`<li><span><!></span> <span class="small muted"> </span></li>`),su=H(`<p> </p>`),cu=H(`<details><summary> </summary> <ul class="items"></ul> <!></details>`),lu=H(`<p>Nothing was left out.</p>`),uu=H(`<section class="card" aria-labelledby="read"><h2 id="read">Recognised input</h2> <p> </p> <!></section>`);function du(e,t){D(t,!0);let n=k(()=>t.read.left_out-t.read.examples.length);var r=uu(),i=I(N(r),2),a=F(i),o=I(i,2),s=e=>{var r=cu(),i=N(r),a=F(i),o=I(i,2);K(o,21,()=>t.read.examples,Xr,(e,t)=>{let n=()=>B(t).path,r=()=>B(t).reason;var i=ou(),a=N(i);$(N(a),{get of(){return n()}}),T(a);var o=F(I(a,2),!0);T(i),L(e=>W(o,e),[()=>Lo(r())]),U(e,i)}),T(o);var s=I(o,2),c=e=>{var t=su(),r=F(t);L(e=>W(r,`And ${e??``} more: the report lists all of them.`),[()=>ko(B(n))]),U(e,t)};G(s,e=>{B(n)>0&&e(c)}),T(r),L(e=>W(a,`${e??``} ${t.read.left_out===1?`is`:`are`} not compared`),[()=>Ao(t.read.left_out,`file`)]),U(e,r)},c=e=>{U(e,lu())};G(o,e=>{t.read.left_out>0?e(s):e(c,-1)}),T(r),L((e,n,r)=>W(a,`${e??``}
    ${n??``} with ${r??``}
    ${t.read.submissions===1?`is`:`are`} compared.`),[()=>Lo(t.read.layout),()=>Ao(t.read.submissions,`submission`),()=>Ao(t.read.files,`file`)]),U(e,r),O()}var fu=H(`<p role="alert" class="problem"> </p>`),pu=H(`<section class="card" aria-labelledby="failed"><h2 id="failed">It could not be compared</h2> <p class="problem"> </p> <p> <a>Upload again</a></p></section>`),mu=H(`<p>Somebody cancelled it. <a>Upload again</a></p>`),hu=H(`<p>This deletes the submissions, the reports, the decisions and the links.</p>`),gu=H(`<!> <section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <!></section>`,1),_u=H(`<p class="small"><a>To the course</a></p> <h1><bdi class="name"> </bdi> <!></h1> <p class="muted">Handed in on <time> </time> </p> <!> <!> <!>`,1),vu=H(`<p class="muted">Loading…</p>`),yu=H(`<!> <!>`,1);function bu(e,t){D(t,!0);let n=j(void 0),r=j(``);Cn(()=>El(t.id,e=>{M(n,e),M(r,``)},e=>M(r,rs(e),!0)));let i=j(void 0),a=k(()=>B(n)?.course),o=k(()=>B(i)===`instructor`);Cn(()=>{B(a)!==void 0&&Z(`GET`,X(`courses`,B(a))).then(e=>M(i,e.role,!0),e=>M(r,rs(e),!0))});async function s({course:e}){await Z(`DELETE`,X(`jobs`,t.id)),location.hash=so(`course`,String(e))}var c=yu();oi(`1joe63l`,e=>{An(e=>{nn.title=`${e??``} · codesim`},[()=>B(n)?Ho(B(n)):`Comparison`])});var l=P(c),u=e=>{var t=fu(),n=F(t,!0);L(()=>W(n,B(r))),U(e,t)};G(l,e=>{B(r)&&e(u)});var d=I(l,2),f=e=>{var t=_u(),r=P(t),i=F(r),a=I(r,2),c=N(a),l=F(c,!0);Xc(I(c,2),{get state(){return B(n).state}}),T(a);var u=I(a,2),d=I(N(u)),f=F(d,!0),p=I(d);T(u);var m=I(u,2),h=e=>{au(e,{get job(){return B(n)},get isInstructor(){return B(o)}})},g=k(()=>!Wc(B(n))),_=e=>{nu(e,{get job(){return B(n)},get isInstructor(){return B(o)}})},v=e=>{var t=pu(),r=I(N(t),2),i=F(r,!0),a=I(r,2),o=N(a),s=I(o);T(a),T(t),L((e,t,n)=>{W(i,e),W(o,`${t??``} `),J(s,`href`,n)},[()=>Lo(B(n).error??`the service does not say why`),()=>Go(B(n).error??``),()=>so(`course`,String(B(n).course))]),U(e,t)},y=e=>{var t=mu(),r=I(N(t));T(t),L(e=>J(r,`href`,e),[()=>so(`course`,String(B(n).course))]),U(e,t)};G(m,e=>{B(g)?e(h):B(n).state===`finished`?e(_,1):B(n).state===`failed`?e(v,2):e(y,-1)});var b=I(m,2),x=e=>{du(e,{get read(){return B(n).read}})};G(b,e=>{B(n).read&&e(x)});var S=I(b,2),ee=e=>{let t=k(()=>B(n));var r=gu(),i=P(r);Al(i,{get job(){return B(t)}});var a=I(i,2),o=I(N(a),2);{let e=k(()=>Ho(B(t)));Jc(o,{action:`Delete`,get about(){return B(e)},does:()=>s(B(t)),children:(e,t)=>{U(e,hu())},$$slots:{default:!0}})}T(a),U(e,r)},te=k(()=>Wc(B(n))&&B(o));G(S,e=>{B(te)&&e(ee)}),L((e,t,r,a)=>{J(i,`href`,e),W(l,t),J(d,`datetime`,B(n).created),W(f,r),W(p,`, ${a??``}.`)},[()=>so(`course`,String(B(n).course)),()=>Ho(B(n)),()=>Uo(B(n).created),()=>Fo(B(n).bytes)]),U(e,t)},p=e=>{U(e,vu())};G(d,e=>{B(n)?e(f):B(r)||e(p,1)}),U(e,c),O()}var xu=H(`<h1>Not here</h1> <p>The link leads to something that is not there, or not for you. <a>To the courses</a></p>`,1);function Su(e,t){D(t,!1),Ri();var n=xu();oi(`bxukoj`,e=>{Dn(()=>{nn.title=`Not here · codesim`})});var r=I(P(n),2),i=I(N(r));T(r),L(e=>J(i,`href`,e),[()=>so(``)]),U(e,n),O()}var Cu=H(`<option> </option>`),wu=H(`<span class="small muted">admin: may use all courses</span>`),Tu=H(`<p>They no longer see this course. Their uploads stay.</p>`),Eu=H(`<select><!></select> <!>`,1),Du=H(`<li><span><!></span> <!></li>`),Ou=H(`<li>Nobody but admins.</li>`),ku=H(`<ul class="items"></ul>`),Au=H(`<form class="tools"><select aria-label="Who is added" required=""><option>Who?</option><!></select> <select aria-label="Role"><!></select> <button>Add</button></form>`),ju=H(`<p class="small muted">There is nobody else to add. <a>Add a user</a></p>`),Mu=H(`<section class="card" aria-labelledby="members"><h2 id="members">Members</h2> <!> <!> <!></section>`);function Nu(e,t){D(t,!0);let n=e=>{var t=Lr();K(P(t),17,()=>l,([e,t])=>e,(e,t,n,r)=>{var i=k(()=>h(B(t),2));let a=()=>B(i)[0],o=()=>B(i)[1];var s=Cu(),c=F(s,!0),l={};L(()=>{W(c,o()),l!==(l=a())&&(s.value=(s.__value=l)??``)}),U(e,s)}),U(e,t)},r=new as(()=>Z(`GET`,X(`courses`,t.course,`members`))),i=new as(()=>Z(`GET`,X(`users`))),a=k(()=>(i.value??[]).filter(({name:e,is_admin:t})=>!t&&!r.value?.some(t=>t.name===e))),o=new os,s=j(``),c=j(`instructor`),l=[[`instructor`,`instructor: decides, uploads, deletes`],[`assistant`,`assistant: reads everything, proposes decisions`],[`reader`,`reader: reads everything`],[`board`,`board: reads confirmed cases`]];async function u(e,n){await Z(`PUT`,`${X(`courses`,t.course,`members`,e)}?role=${n}`),await r.again()}async function f(e){e.preventDefault(),await o.run(async()=>{await u(B(s),B(c)),M(s,``)})}async function p(e){await Z(`DELETE`,X(`courses`,t.course,`members`,e)),await r.again()}var m=Mu(),g=I(N(m),2);us(g,{get of(){return r},children:(e,t=d)=>{var r=ku();K(r,21,t,({name:e,is_admin:t,role:n})=>e,(e,t,r,i)=>{let a=()=>B(t).name,s=()=>B(t).is_admin,c=()=>B(t).role;var l=Du(),d=N(l);$(N(d),{get of(){return a()}}),T(d);var f=I(d,2),m=e=>{U(e,wu())},h=e=>{var t=Eu(),r=P(t);Oi(r,()=>{var e=N(r),t=Lr(),i=P(t);n(i),U(e,t)});var i;mi(r),Jc(I(r,2),{action:`Remove`,get about(){return a()},does:()=>p(a()),children:(e,t)=>{U(e,Tu())},$$slots:{default:!0}}),L(e=>{J(r,`aria-label`,`Role of ${e??``}`),r.disabled=o.busy,i!==(i=c())&&(r.value=(r.__value=i)??``,pi(r,i))},[()=>Y(a())]),Dr(`change`,r,e=>o.run(()=>u(a(),e.currentTarget.value))),U(e,t)};G(f,e=>{s()?e(m):e(h,-1)}),T(l),U(e,l)},e=>{U(e,Ou())}),T(r),U(e,r)},$$slots:{default:!0}});var _=I(g,2),v=e=>{var t=Au(),r=N(t),i=N(r);i.value=i.__value=``,K(I(i),17,()=>B(a),({name:e})=>e,(e,t)=>{let n=()=>B(t).name;var r=Cu(),i=F(r,!0),a={};L(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(r),mi(r);var l=I(r,2);Oi(l,()=>{var e=N(l),t=Lr(),r=P(t);n(r),U(e,t)}),mi(l);var u=I(l,2);T(t),L(()=>u.disabled=o.busy),V(`submit`,t,f),hi(r,()=>B(s),e=>M(s,e)),hi(l,()=>B(c),e=>M(c,e)),U(e,t)},y=e=>{var t=ju(),n=I(N(t));T(t),L(e=>J(n,`href`,e),[()=>so(`users`)]),U(e,t)};G(_,e=>{B(a).length>0?e(v):i.value&&e(y,1)}),hs(I(_,2),{get of(){return o}}),T(m),U(e,m),O()}Or([`change`]);var Pu=H(`<p>Scripts that have it get no answers any more.</p>`),Fu=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Iu=H(`<ul class="items"></ul>`),Lu=H(`<option> </option>`),Ru=H(`<section class="card" aria-labelledby="tokens"><h2 id="tokens">Tokens</h2> <p>A script needs a token of this course. It is valid for a year, or until you revoke it or leave the course.</p> <!> <!> <form class="tools"><label>New token <input placeholder="what it is for" required="" maxlength="200"/></label> <select aria-label="Permissions"></select> <button>Make</button></form> <!></section>`);function zu(e,t){D(t,!0);let n=X(`courses`,t.course,`tokens`),r=new as(()=>Z(`GET`,n)),i=new Map(Vo),a=new os,o=j(``),s=j(`write`),c=j(``);async function l(e){e.preventDefault(),await a.run(async()=>{M(c,(await Z(`POST`,n,{name:B(o).trim(),scope:B(s)})).token,!0),M(o,``),await r.again()})}async function u({id:e}){await Z(`DELETE`,`${n}/${e}`),await r.again()}var f=Ru(),p=I(N(f),4);us(p,{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=P(n),a=e=>{var n=Iu();K(n,21,t,e=>e.id,(e,t)=>{var n=Fu(),r=N(n);$(N(r),{get of(){return B(t).name}}),T(r);var a=I(r,2),o=F(a);Jc(I(a,2),{action:`Revoke`,get about(){return B(t).name},does:()=>u(B(t)),children:(e,t)=>{U(e,Pu())},$$slots:{default:!0}}),T(n),L((e,n,r)=>W(o,`${e??``}, made ${n??``}${B(t).created_by===null?``:` by ${B(t).created_by}`}, ends ${r??``}`),[()=>i.get(B(t).scope),()=>Uo(B(t).created),()=>Uo(B(t).expires)]),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(a)}),U(e,n)},$$slots:{default:!0}});var m=I(p,2),g=e=>{ql(e,{name:`The new token`,get text(){return B(c)}})};G(m,e=>{B(c)&&e(g)});var _=I(m,2),v=N(_),y=I(N(v));q(y),T(v);var b=I(v,2);K(b,21,()=>Vo,([e,t])=>e,(e,t)=>{var n=k(()=>h(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=Lu(),o=F(a,!0),s={};L(()=>{W(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),U(e,a)}),T(b),mi(b);var x=I(b,2);T(_),hs(I(_,2),{get of(){return a}}),T(f),L(()=>x.disabled=a.busy),V(`submit`,_,l),ki(y,()=>B(o),e=>M(o,e)),hi(b,()=>B(s),e=>M(s,e)),U(e,f),O()}var Bu=H(`<p>New classes cannot be compared with it any more.</p>`),Vu=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Hu=H(`<ul class="items"></ul>`),Uu=H(`<p>There are none. The page of a comparison adds its class to them.</p>`),Wu=H(`<section class="card" aria-labelledby="years"><h2 id="years">Earlier years</h2> <!></section>`);function Gu(e,t){D(t,!0);let n=[`courses`,t.course,`indexes`],r=new as(()=>Z(`GET`,X(...n)));async function i(e){await Z(`DELETE`,X(...n,e)),await r.again()}var a=Wu();us(I(N(a),2),{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=P(n),a=e=>{var n=Hu();K(n,21,t,({name:e,submissions:t,bytes:n})=>e,(e,t)=>{let n=()=>B(t).name,r=()=>B(t).submissions,a=()=>B(t).bytes;var o=Vu(),s=N(o);$(N(s),{get of(){return n()}}),T(s);var c=I(s,2),l=F(c);Jc(I(c,2),{action:`Delete`,get about(){return n()},does:()=>i(n()),children:(e,t)=>{U(e,Bu())},$$slots:{default:!0}}),T(o),L((e,t)=>W(l,`${e??``}, ${t??``}`),[()=>Ao(r(),`submission`),()=>Fo(a())]),U(e,o)}),T(n),U(e,n)},o=e=>{U(e,Uu())};G(r,e=>{t().length>0?e(a):e(o,-1)}),U(e,n)},$$slots:{default:!0}}),T(a),U(e,a),O()}var Ku=H(`<p>This deletes all comparisons, reports, decisions, earlier years and tokens of the course.</p>`),qu=H(`<p class="small"><a><!></a></p> <h1>Settings of <!></h1> <section class="card" aria-labelledby="course"><h2 id="course">Name, how long things are kept, and pseudonyms</h2> <!></section> <!> <!> <!> <section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <p>All submissions of the course are deleted with it. <a>Audit log of this course</a></p> <!></section>`,1);function Ju(e,t){D(t,!0);let n=X(`courses`,t.id),r=new as(()=>Z(`GET`,n));async function i(e){r.value=await Z(`PUT`,n,{...e,quota:r.value.quota})}async function a(){await Z(`DELETE`,n),location.hash=so(``)}oi(`rd1rwi`,e=>{An(e=>{nn.title=`Settings${e??``} · codesim`},[()=>r.value?` of ${Y(r.value.name)}`:``])}),us(e,{get of(){return r},children:(e,n=d)=>{var r=qu(),o=P(r),s=N(o);$(N(s),{get of(){return n().name}}),T(s),T(o);var c=I(o,2);$(I(N(c)),{get of(){return n().name}}),T(c);var l=I(c,2);ul(I(N(l),2),{action:`Save`,get name(){return n().name},get days(){return n().retention_days},get indexDays(){return n().index_retention_days},get blind(){return n().blind},does:i}),T(l);var u=I(l,2);Nu(u,{get course(){return t.id}});var f=I(u,2);zu(f,{get course(){return t.id}});var p=I(f,2);Gu(p,{get course(){return t.id}});var m=I(p,2),h=I(N(m),2),g=I(N(h));T(h),Jc(I(h,2),{action:`Delete`,get about(){return n().name},get word(){return n().name},does:a,children:(e,t)=>{U(e,Ku())},$$slots:{default:!0}}),T(m),L((e,t)=>{J(s,`href`,e),J(g,`href`,t)},[()=>so(`course`,String(t.id)),()=>uo([`audit`],{course:String(t.id)})]),U(e,r)},$$slots:{default:!0}}),O()}var Yu=`codesim-place`,Xu={cancelled:`You were not signed in there. Try again, or sign in with a password.`,failed:`This did not work. Try again; if it stays so, tell whoever runs this service.`,often:`Too many tries. Wait a minute, then try again.`,unknown:`You are signed in there, but you have no account here. Ask whoever runs this service to add you.`};function Zu(){sessionStorage.setItem(Yu,location.hash)}function Qu(){let e=sessionStorage.getItem(Yu);sessionStorage.removeItem(Yu),e&&!location.hash&&location.replace(e)}function $u(){let e=new URLSearchParams(location.search).get(`sign-in`);return e!==null&&history.replaceState(null,``,location.pathname+location.hash),Xu[e??``]??``}var ed=H(`<p role="status">Your session has ended. Sign in, and you are back where you were.</p>`),td=H(`<p role="alert" class="problem"> </p>`),nd=H(`<form class="fields"><label>Name <input autocomplete="username" autocapitalize="none" required=""/></label> <label>Password <input type="password" autocomplete="current-password" required=""/></label> <!> <button class="primary">Sign in</button></form>`),rd=H(`<p class="provider svelte-1kxcbex"><a class="button" href="sign-in/provider"> </a></p>`),id=H(`<h1>Sign in</h1> <!> <div class="card svelte-1kxcbex"><!> <!> <!></div> <p class="small muted">Have you forgotten your password? Whoever runs this service can give you another one.</p>`,1);function ad(e,t){D(t,!0);let n=new os,r=j(``),i=j(``),a=j(Qt({password:!0,provider:null})),o=j(!1),s=$u();Qo(`GET`,X(`sign-in`)).then(e=>M(a,e,!0),()=>{});async function c(e){e.preventDefault(),await n.run(()=>Q.signIn(B(r),B(i)).catch(l)),M(i,``)}function l(e){throw e instanceof Jo&&e.wait!==null&&(M(o,!0),setTimeout(()=>{M(o,!1),n.problem=``},e.wait*1e3)),e}var u=id();oi(`1kxcbex`,e=>{Dn(()=>{nn.title=`Sign in · codesim`})});var d=I(P(u),2),f=e=>{U(e,ed())};G(d,e=>{Q.hasEnded&&e(f)});var p=I(d,2),m=N(p),h=e=>{var t=td(),n=F(t,!0);L(()=>W(n,s)),U(e,t)};G(m,e=>{s&&e(h)});var g=I(m,2),_=e=>{var t=nd(),a=N(t),s=I(N(a));q(s),T(a);var l=I(a,2),u=I(N(l));q(u),T(l);var d=I(l,2);hs(d,{get of(){return n}});var f=I(d,2);T(t),L(()=>f.disabled=n.busy||B(o)),V(`submit`,t,c),ki(s,()=>B(r),e=>M(r,e)),ki(u,()=>B(i),e=>M(i,e)),U(e,t)};G(g,e=>{B(a).password&&e(_)});var v=I(g,2),y=e=>{var t=rd(),n=N(t),r=F(n);T(t),L(e=>W(r,`Sign in with ${e??``}`),[()=>Y(B(a).provider)]),Dr(`click`,n,function(...e){Zu?.apply(this,e)}),U(e,t)};G(v,e=>{B(a).provider!==null&&e(y)}),T(p),Ae(2),U(e,u),O()}Or([`click`]);var od=H(`<button>Change</button> <dialog><form class="fields"><!> <label class="check"><input type="checkbox"/> Admin</label> <!> <div class="tools"><button class="primary">Save</button> <button type="button">Cancel</button></div></form></dialog>`,1);function sd(e,t){D(t,!0);let n=new os,r=j(void 0),i=j(``),a=j(!1);function o(){M(i,``),M(a,t.user.is_admin,!0),n.problem=``,B(r)?.showModal()}async function s(e){e.preventDefault(),await n.run(async()=>{await Z(`PUT`,X(`users`,t.user.name),{password:B(i)||null,is_admin:B(a)}),await t.done()})&&B(r)?.close()}var c=od(),l=P(c),u=I(l,2),d=N(u),f=N(d);ps(f,{label:`New password, which signs them out everywhere`,required:!1,get value(){return B(i)},set value(e){M(i,e,!0)}});var p=I(f,2),m=N(p);q(m),Ae(),T(p);var h=I(p,2);hs(h,{get of(){return n}});var g=I(h,2),_=N(g),v=I(_,2);T(g),T(d),T(u),Li(u,e=>M(r,e),()=>B(r)),L((e,t)=>{J(l,`aria-label`,`Change ${e??``}`),J(u,`aria-label`,`Change ${t??``}`),_.disabled=n.busy},[()=>Y(t.user.name),()=>Y(t.user.name)]),Dr(`click`,l,o),V(`submit`,d,s),Mi(m,()=>B(a),e=>M(a,e)),Dr(`click`,v,()=>B(r)?.close()),U(e,c),O()}Or([`click`]);var cd=H(`<p>Their sessions, tokens and links end. Their uploads and decisions stay.</p>`),ld=H(`<!> <!>`,1),ud=H(`<span class="small muted">you</span>`),dd=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),fd=H(`<ul class="items card"></ul>`),pd=H(`<h1>Users</h1> <!> <section class="card" aria-labelledby="add"><h2 id="add">Add a user</h2> <form class="fields"><label>Name <input required="" maxlength="200" autocomplete="off" autocapitalize="none"/></label> <!> <label class="check"><input type="checkbox"/> Admin: sees all courses, adds courses and users</label> <!> <button class="primary"> </button></form></section>`,1);function md(e,t){D(t,!0);let n=new as(()=>Z(`GET`,X(`users`))),r=new os,i=j(``),a=j(``),o=j(!1);async function s(e){e.preventDefault(),await r.run(async()=>{await Z(`POST`,X(`users`),{name:B(i).trim(),password:B(a)||null,is_admin:B(o)}),M(i,M(a,``),!0),M(o,!1),await n.again()})}async function c({name:e}){await Z(`DELETE`,X(`users`,e)),await n.again()}function l({is_admin:e,has_password:t}){return`${e?`admin, `:``}signs in ${t?`with a password`:`at the provider`}`}var u=pd();oi(`126u4hr`,e=>{Dn(()=>{nn.title=`Users · codesim`})});var f=I(P(u),2);us(f,{get of(){return n},children:(e,t=d)=>{var r=fd();K(r,21,t,e=>e.name,(e,t)=>{var r=dd(),i=N(r);$(N(i),{get of(){return B(t).name}}),T(i);var a=I(i,2),o=F(a,!0),s=I(a,2),u=e=>{var r=ld(),i=P(r);sd(i,{get user(){return B(t)},done:()=>n.again()}),Jc(I(i,2),{action:`Remove`,get about(){return B(t).name},does:()=>c(B(t)),children:(e,t)=>{U(e,cd())},$$slots:{default:!0}}),U(e,r)},d=e=>{U(e,ud())};G(s,e=>{B(t).name===Q.me.name?e(d,-1):e(u)}),T(r),L(e=>W(o,e),[()=>l(B(t))]),U(e,r)}),T(r),U(e,r)},$$slots:{default:!0}});var p=I(f,2),m=I(N(p),2),h=N(m),g=I(N(h));q(g),T(h);var _=I(h,2);ps(_,{label:`Password, if they do not sign in at the provider`,required:!1,get value(){return B(a)},set value(e){M(a,e,!0)}});var v=I(_,2),y=N(v);q(y),Ae(),T(v);var b=I(v,2);hs(b,{get of(){return r}});var x=I(b,2),S=F(x);T(m),T(p),L(e=>{x.disabled=r.busy,W(S,`Add user ${e??``}`)},[()=>Y(B(i).trim())]),V(`submit`,m,s),ki(g,()=>B(i),e=>M(i,e)),Mi(y,()=>B(o),e=>M(o,e)),U(e,u),O()}var hd=H(`<a class="small who svelte-1k8l0jd"><bdi class="name"> </bdi></a> <button>Sign out</button>`,1),gd=H(`<p role="alert" class="problem"> </p>`),_d=H(`<!> <!> <footer class="small muted svelte-1k8l0jd">codesim is free software, and so are the libraries in this page: <a href="licenses.md">their licences</a>. <a>API</a></footer>`,1);function vd(e,t){D(t,!0);let n=e=>{var t=Lr(),n=P(t),r=e=>{var t=hd(),n=P(t),r=F(N(n),!0);T(n);var i=I(n,2);L((e,t,a)=>{J(n,`href`,e),J(n,`aria-label`,`Account of ${t??``}`),W(r,a),i.disabled=u.busy},[()=>so(`account`),()=>Y(Q.me.name),()=>Y(Q.me.name)]),Dr(`click`,i,()=>u.run(()=>Q.signOut())),U(e,t)};G(n,e=>{Q.me&&e(r)}),U(e,t)},r=k(()=>[...Q.me?[[``,`Courses`]]:[],...Q.isAdmin?[[`users`,`Users`],[`audit`,`Audit log`]]:[]]),i=k(()=>oo.parts),a=k(()=>h(B(i),3)),o=k(()=>B(a)[0]),s=k(()=>B(a)[1]),c=k(()=>B(a)[2]),l=k(()=>B(o)===`course`&&/^\d+$/.test(B(s)??``)?Number(B(s)):void 0),u=new os;{let t=k(()=>Q.me?.name);Do(e,{get views(){return B(r)},get tools(){return n},get reader(){return B(t)},children:(e,t)=>{var n=_d(),r=P(n),i=e=>{var t=gd(),n=F(t,!0);L(()=>W(n,u.problem)),U(e,t)};G(r,e=>{u.problem&&e(i)});var a=I(r,2),d=e=>{Ls(e,{})},f=e=>{ad(e,{})},p=e=>{var t=Lr();Yr(P(t),()=>oo.moves,e=>{var t=Lr(),n=P(t),r=e=>{Cl(e,{})},i=e=>{cl(e,{get id(){return B(l)}})},a=e=>{Ju(e,{get id(){return B(l)}})},u=e=>{bu(e,{get id(){return B(s)}})},d=e=>{Ss(e,{})},f=e=>{md(e,{})},p=e=>{Ks(e,{})},m=e=>{Su(e,{})};G(n,e=>{B(o)===``?e(r):B(l)!==void 0&&B(c)===void 0?e(i,1):B(l)!==void 0&&B(c)===`settings`&&Q.isAdmin?e(a,2):B(o)===`job`&&B(s)?e(u,3):B(o)===`account`?e(d,4):B(o)===`users`&&Q.isAdmin?e(f,5):B(o)===`audit`&&Q.isAdmin?e(p,6):e(m,-1)}),U(e,t)}),U(e,t)};G(a,e=>{B(o)===`api`?e(d):Q.me?e(p,-1):e(f,1)});var m=I(a,2),h=I(N(m),3);T(m),L(e=>J(h,`href`,e),[()=>so(`api`)]),U(e,n)},$$slots:{default:!0}})}O()}Or([`click`]),Gi(Ui),Q.resume().then(()=>{Qu(),Ur(vd,{target:document.getElementById(`page`)})})})();